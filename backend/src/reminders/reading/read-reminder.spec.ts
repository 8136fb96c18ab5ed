import { describe, expect, it } from '@jest/globals';
import { wantsReminder } from '../../contract/wishes.js';
import { readReminder } from './read-reminder.js';

/** Monday 23 November 2026, 14:20 in Rome. */
const NOW = new Date('2026-11-23T13:20:00Z');

const read = (text: string) => readReminder(text, { now: NOW, timeZone: 'Europe/Rome' });

const short = (text: string): string | null => {
  const found = read(text);
  return found && [found.kind, found.title, found.rule ?? 'once', found.startsAt].join(' | ');
};

/** Each line is a message and what is read from it: kind, title, rule and start. */
const vectors = (lines: string): [string, string][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' -> ') as [string, string]);

describe('a request for a reminder in English', () => {
  it.each(
    vectors(`
      remind me every 12 hours for 7 days to give the syrup -> medicine | Give the syrup | FREQ=HOURLY;INTERVAL=12;COUNT=14 | 2026-11-23T15:00
      Can you remind me tomorrow at 8 to call the vet? -> other | Call the vet | once | 2026-11-24T08:00
      Please remind me to weigh her every Sunday -> weigh | Weigh her | FREQ=WEEKLY;BYDAY=SU | 2026-11-29T09:00
      Remind me every day at 8 pm to give him his tablet. -> medicine | Give him his tablet | FREQ=DAILY | 2026-11-23T20:00
      remind me every morning to give the drops -> medicine | Give the drops | FREQ=DAILY | 2026-11-24T08:00
      Remind me every evening to brush her teeth -> teeth | Brush her teeth | FREQ=DAILY | 2026-11-23T20:00
      remind me to deworm him every 3 months -> worms | Deworm him | FREQ=MONTHLY;INTERVAL=3 | 2026-11-24T09:00
      Could you remind me in 3 days to check the wound? -> other | Check the wound | once | 2026-11-26T09:00
      remind me in 2 hours to feed her -> other | Feed her | once | 2026-11-23T16:20
      Remind me on Monday at 10:30 to book the vaccine -> other | Book the vaccine | once | 2026-11-30T10:30
      remind me on 12 March to renew the insurance -> insurance | Renew the insurance | once | 2027-03-12T09:00
      remind me on March 12, 2028 to renew the passport -> passport | Renew the passport | once | 2028-03-12T09:00
      Remind me every 8 hours for 5 days to give the antibiotic -> medicine | Give the antibiotic | FREQ=HOURLY;INTERVAL=8;COUNT=15 | 2026-11-23T15:00
      remind me every day until Friday to clean the ear -> other | Clean the ear | FREQ=DAILY;UNTIL=20261127 | 2026-11-24T09:00
      remind me every day at 7am until 12 March to give the pill -> medicine | Give the pill | FREQ=DAILY;UNTIL=20270312 | 2026-11-24T07:00
      remind me twice a day for a week to give 2 ml of syrup -> medicine | Give 2 ml of syrup | FREQ=HOURLY;INTERVAL=12;COUNT=14 | 2026-11-24T08:00
      remind me every other day to brush him -> other | Brush him | FREQ=DAILY;INTERVAL=2 | 2026-11-24T09:00
      remind me every two weeks to look at her nails -> nails | Look at her nails | FREQ=WEEKLY;INTERVAL=2 | 2026-11-24T09:00
      remind me every Monday and Thursday at 6 pm to walk with Leo -> other | Walk with Leo | FREQ=WEEKLY;BYDAY=MO,TH | 2026-11-23T18:00
      Remind me tonight to lock the cage -> other | Lock the cage | once | 2026-11-23T20:00
      Remind me tonight at 12 to give the drops -> medicine | Give the drops | once | 2026-11-24T00:00
      Remind me tonight at 2 to give the drops -> medicine | Give the drops | once | 2026-11-24T02:00
      Remind me tomorrow at 3:30 at night to feed her -> other | Feed her | once | 2026-11-25T03:30
      Remind me every night at 1 to give the drops -> medicine | Give the drops | FREQ=DAILY | 2026-11-24T01:00
      Remind me tonight at 2 am to give the drops -> medicine | Give the drops | once | 2026-11-24T02:00
      Remind me tonight at 12:30 am to give the drops -> medicine | Give the drops | once | 2026-11-24T00:30
      Remind me tomorrow night at 1 am to feed her -> other | Feed her | once | 2026-11-25T01:00
      Remind me tonight at 5 to feed her -> other | Feed her | once | 2026-11-23T17:00
      Remind me tonight at midnight to give the drops -> medicine | Give the drops | once | 2026-11-24T00:00
      Remind me tomorrow at 12:30 at night to give the drops -> medicine | Give the drops | once | 2026-11-25T00:30
      Remind me every night at 12 to give the drops -> medicine | Give the drops | FREQ=DAILY | 2026-11-24T00:00
      Remind me tomorrow at 12 to give the drops -> medicine | Give the drops | once | 2026-11-24T12:00
      Tomorrow morning remind me to call the vet -> other | Call the vet | once | 2026-11-24T08:00
      Set a reminder for tomorrow at 9 a.m. to buy hay -> other | Buy hay | once | 2026-11-24T09:00
      remind me every month to give the flea treatment -> fleas | Give the flea treatment | FREQ=MONTHLY | 2026-11-24T09:00
      remind me every year on 3 May to vaccinate the rabbit -> vaccine | Vaccinate the rabbit | FREQ=YEARLY | 2027-05-03T09:00
      remind me about the vet visit the day after tomorrow at noon -> check | The vet visit | once | 2026-11-25T12:00
      I have to give the antibiotic every 8 hours for 5 days, can you remind me? -> medicine | Give the antibiotic | FREQ=HOURLY;INTERVAL=8;COUNT=15 | 2026-11-23T15:00
      She had surgery. Remind me every day for 10 days to change the cone, please -> other | Change the cone | FREQ=DAILY;COUNT=10 | 2026-11-24T09:00
      She is weighed every Monday at 7. Remind me tomorrow to call the vet -> other | Call the vet | once | 2026-11-24T09:00
      remind me weekly to weigh the budgie -> weigh | Weigh the budgie | FREQ=WEEKLY | 2026-11-24T09:00
      remind me every morning and evening to give insulin -> medicine | Give insulin | FREQ=HOURLY;INTERVAL=12 | 2026-11-24T08:00
      remind me every 12 hours for 7 days to give her the antibiotic -> medicine | Give her the antibiotic | FREQ=HOURLY;INTERVAL=12;COUNT=14 | 2026-11-23T15:00
      remind me tomorrow at 8 to weigh Micia -> weigh | Weigh Micia | once | 2026-11-24T08:00
      remind me to trim his nails in three weeks -> nails | Trim his nails | once | 2026-12-14T09:00
      remind me on the first of every month to give the flea drops -> fleas | Give the flea drops | FREQ=MONTHLY | 2026-12-01T09:00
      Remind me every month on the 23rd at 7 pm to weigh him -> weigh | Weigh him | FREQ=MONTHLY | 2026-11-23T19:00
      remind me on the 31st of each month to weigh him -> weigh | Weigh him | FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1 | 2026-11-30T09:00
      remind me that tomorrow she has to fast -> other | Fast | once | 2026-11-24T09:00
      Remind me about her booster on 12 January -> vaccine | Her booster | once | 2027-01-12T09:00
      remind me in half an hour to check her gums -> other | Check her gums | once | 2026-11-23T14:50
      remind me in 30 minutes to check her gums -> other | Check her gums | once | 2026-11-23T14:50
      remind me every day at 9 am and at 9 pm to give the pill until Sunday -> medicine | Give the pill | FREQ=HOURLY;INTERVAL=12;UNTIL=20261129 | 2026-11-23T21:00
      remind me every day at 8 to give 1/2 tablet -> medicine | Give 1/2 tablet | FREQ=DAILY | 2026-11-24T08:00
      Hi! Luna has to take 1/2 tablet twice a day for 10 days. Can you remind me? -> medicine | Luna has to take 1/2 tablet | FREQ=HOURLY;INTERVAL=12;COUNT=20 | 2026-11-24T08:00
      remind me next week to call the vet -> other | Call the vet | once | 2026-11-30T09:00
      Remind me on Friday of the vet appointment -> check | The vet appointment | once | 2026-11-27T09:00
      remind me tomorrow to wash her pillow -> other | Wash her pillow | once | 2026-11-24T09:00
      remind me tomorrow to give a chew stick -> other | Give a chew stick | once | 2026-11-24T09:00
      remind me tomorrow to give the deworming pill -> worms | Give the deworming pill | once | 2026-11-24T09:00
      remind me tomorrow to put in her eyedrops -> medicine | Put in her eyedrops | once | 2026-11-24T09:00
      remind me tomorrow to buy the antibiotic -> other | Buy the antibiotic | once | 2026-11-24T09:00
      remind me tomorrow to cancel the vet visit -> other | Cancel the vet visit | once | 2026-11-24T09:00
      remind me every day at 8am and 8pm to give the pill -> medicine | Give the pill | FREQ=HOURLY;INTERVAL=12 | 2026-11-23T20:00
      remind me tomorrow at half past 8 to call the vet -> other | Call the vet | once | 2026-11-24T08:30
      remind me tomorrow at quarter to 9 to brush him -> other | Brush him | once | 2026-11-24T08:45
      remind me tomorrow at a quarter past 9 to brush him -> other | Brush him | once | 2026-11-24T09:15
      remind me tomorrow at eight to give half a pill -> medicine | Give half a pill | once | 2026-11-24T08:00
      remind me tomorrow to cut a quarter of the tablet -> medicine | Cut a quarter of the tablet | once | 2026-11-24T09:00
      remind me tomorrow at 8 to give eight drops -> medicine | Give eight drops | once | 2026-11-24T08:00
      remind me every weekday at 8 to give the pill -> medicine | Give the pill | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-24T08:00
      remind me on weekdays to weigh him -> weigh | Weigh him | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-24T09:00
      Remind me every weekday morning to walk him -> other | Walk him | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-24T08:00
      remind me Monday to Friday at 7 pm to give the pill -> medicine | Give the pill | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-23T19:00
      remind me every day from Friday to Monday for two weeks to give the pill -> medicine | Give the pill | FREQ=WEEKLY;BYDAY=MO,FR,SA,SU;UNTIL=20261210 | 2026-11-27T09:00
      remind me to brush him every evening Monday through Friday -> other | Brush him | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-23T20:00
      remind me every day except Sunday to brush him -> other | Brush him | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA | 2026-11-24T09:00
      Remind me every day at 6 pm, except on Saturdays and Sundays, to walk him -> other | Walk him | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-23T18:00
      remind me every day but Monday at 1 pm to feed her -> other | Feed her | FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA,SU | 2026-11-24T13:00
      remind me every weekday except Wednesday until 12 March to give the pill -> medicine | Give the pill | FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;UNTIL=20270312 | 2026-11-24T09:00
      remind me every Sunday and Saturday to weigh him -> weigh | Weigh him | FREQ=WEEKLY;BYDAY=SA,SU | 2026-11-28T09:00
      remind me next month to call the vet -> other | Call the vet | once | 2026-12-23T09:00
    `),
  )('is read: %s', (text, expected) => {
    expect(short(text)).toBe(expected);
    expect(wantsReminder(text)).toBe(true);
  });
});

describe('a request for a reminder in Italian', () => {
  it.each(
    vectors(`
      ricordami di pesarla ogni domenica -> weigh | Pesarla | FREQ=WEEKLY;BYDAY=SU | 2026-11-29T09:00
      mi ricordi di dare l'antibiotico ogni 8 ore per 5 giorni? -> medicine | Dare l'antibiotico | FREQ=HOURLY;INTERVAL=8;COUNT=15 | 2026-11-23T15:00
      Mi ricordi di dare l’antibiotico ogni 12 ore per una settimana -> medicine | Dare l'antibiotico | FREQ=HOURLY;INTERVAL=12;COUNT=14 | 2026-11-23T15:00
      Puoi ricordarmi domani alle 8 di chiamare il veterinario? -> other | Chiamare il veterinario | once | 2026-11-24T08:00
      ricordami ogni giorno alle 20 di dargli la compressa -> medicine | Dargli la compressa | FREQ=DAILY | 2026-11-23T20:00
      Ricordami ogni sera di lavargli i denti -> teeth | Lavargli i denti | FREQ=DAILY | 2026-11-23T20:00
      ricordami tutte le mattine di mettere le gocce -> medicine | Mettere le gocce | FREQ=DAILY | 2026-11-24T08:00
      ricordami tra tre giorni di controllare la ferita -> other | Controllare la ferita | once | 2026-11-26T09:00
      ricordami fra un'ora di darle da mangiare -> other | Darle da mangiare | once | 2026-11-23T15:20
      ricordami lunedì alle 10.30 del vaccino -> vaccine | Vaccino | once | 2026-11-30T10:30
      ricordami il 12 marzo di rinnovare l'assicurazione -> insurance | Rinnovare l'assicurazione | once | 2027-03-12T09:00
      ricordami ogni giorno fino a venerdì di pulire le orecchie -> other | Pulire le orecchie | FREQ=DAILY;UNTIL=20261127 | 2026-11-24T09:00
      ricordami ogni giorno fino al 12 marzo di dare lo sciroppo -> medicine | Dare lo sciroppo | FREQ=DAILY;UNTIL=20270312 | 2026-11-24T09:00
      ricordami di sverminarlo ogni tre mesi -> worms | Sverminarlo | FREQ=MONTHLY;INTERVAL=3 | 2026-11-24T09:00
      ricordami ogni mese di mettere l’antiparassitario -> fleas | Mettere l'antiparassitario | FREQ=MONTHLY | 2026-11-24T09:00
      Mi ricordi due volte al giorno per 10 giorni di dare 2 ml di sciroppo? -> medicine | Dare 2 ml di sciroppo | FREQ=HOURLY;INTERVAL=12;COUNT=20 | 2026-11-24T08:00
      ricordami dopodomani sera di tagliare le unghie -> nails | Tagliare le unghie | once | 2026-11-25T20:00
      Domani alle 9 ricordami di comprare il fieno, grazie -> other | Comprare il fieno | once | 2026-11-24T09:00
      ricordami stanotte alle 3 di dare le gocce -> medicine | Dare le gocce | once | 2026-11-24T03:00
      ricordami stasera alle 9 di chiudere la gabbia -> other | Chiudere la gabbia | once | 2026-11-23T21:00
      ricordami stanotte alle 12 di dare le gocce -> medicine | Dare le gocce | once | 2026-11-24T00:00
      ricordami ogni lunedì e giovedì alle 18 di spazzolarlo -> other | Spazzolarlo | FREQ=WEEKLY;BYDAY=MO,TH | 2026-11-23T18:00
      ricordami una volta al mese di pesarlo -> weigh | Pesarlo | FREQ=MONTHLY | 2026-11-24T09:00
      Devo dare la pastiglia ogni 24 ore, mi ricordi? -> medicine | Dare la pastiglia | FREQ=HOURLY;INTERVAL=24 | 2026-11-23T15:00
      imposta un promemoria per domani alle 8 di sera per dargli la pomata -> medicine | Dargli la pomata | once | 2026-11-24T20:00
      ricordami a giorni alterni di cambiare la fasciatura -> other | Cambiare la fasciatura | FREQ=DAILY;INTERVAL=2 | 2026-11-24T09:00
      Ricordami ogni anno il 3 maggio di fare il richiamo -> vaccine | Fare il richiamo | FREQ=YEARLY | 2027-05-03T09:00
      ricordami ogni 12 ore per 7 giorni di dare l'antibiotico -> medicine | Dare l'antibiotico | FREQ=HOURLY;INTERVAL=12;COUNT=14 | 2026-11-23T15:00
      ricordami il primo di ogni mese l'antipulci -> fleas | L'antipulci | FREQ=MONTHLY | 2026-12-01T09:00
      ricordami ogni mese il 15 alle 18 di pesarlo -> weigh | Pesarlo | FREQ=MONTHLY | 2026-12-15T18:00
      ricordami il 31 di ogni mese di pesarlo -> weigh | Pesarlo | FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1 | 2026-11-30T09:00
      ricordami il primo del mese di comprare la lettiera -> other | Comprare la lettiera | once | 2026-12-01T09:00
      ricordami ogni giorno alle 8 e alle 20 di dare le gocce -> medicine | Dare le gocce | FREQ=HOURLY;INTERVAL=12 | 2026-11-23T20:00
      Luna deve prendere mezza compressa ogni 12 ore per 10 giorni. Me lo ricordi? -> medicine | Luna deve prendere mezza compressa | FREQ=HOURLY;INTERVAL=12;COUNT=20 | 2026-11-23T15:00
      ricordami il primo maggio di fare il richiamo -> vaccine | Fare il richiamo | once | 2027-05-01T09:00
      ricordami di tagliargli le unghie tra tre settimane -> nails | Tagliargli le unghie | once | 2026-12-14T09:00
      ricordami tra mezz'ora di controllarle le gengive -> other | Controllarle le gengive | once | 2026-11-23T14:50
      ricordami la settimana prossima di chiamare il veterinario -> other | Chiamare il veterinario | once | 2026-11-30T09:00
      ricordami il mese prossimo di chiamare il veterinario -> other | Chiamare il veterinario | once | 2026-12-23T09:00
      ricordami domani di prenotare il vaccino -> other | Prenotare il vaccino | once | 2026-11-24T09:00
      ricordami domani di comprargli le pastiglie per i vermi -> other | Comprargli le pastiglie per i vermi | once | 2026-11-24T09:00
      ricordami domani di dargli la pillola -> medicine | Dargli la pillola | once | 2026-11-24T09:00
      ricordami domani alle otto di dare la pastiglia -> medicine | Dare la pastiglia | once | 2026-11-24T08:00
      ricordami domani alle 8 e mezza di dare la pastiglia -> medicine | Dare la pastiglia | once | 2026-11-24T08:30
      ricordami domani alle 9 meno un quarto di dare la pastiglia -> medicine | Dare la pastiglia | once | 2026-11-24T08:45
      ricordami domani alle nove e un quarto di dare mezza pastiglia -> medicine | Dare mezza pastiglia | once | 2026-11-24T09:15
      ricordami ogni giorno alle otto e alle venti di dare le gocce -> medicine | Dare le gocce | FREQ=HOURLY;INTERVAL=12 | 2026-11-23T20:00
      ricordami ogni giorno feriale alle 8 di dare la pillola -> medicine | Dare la pillola | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-24T08:00
      ricordami nei giorni feriali alle 8 di dare la pillola -> medicine | Dare la pillola | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-24T08:00
      ricordami dal lunedì al venerdì alle 18 di portarlo fuori -> other | Portarlo fuori | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-23T18:00
      ricordami ogni mattina da lunedì a sabato di dare le gocce -> medicine | Dare le gocce | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA | 2026-11-24T08:00
      ricordami tutti i giorni tranne la domenica di spazzolarlo -> other | Spazzolarlo | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA | 2026-11-24T09:00
      ricordami ogni giorno alle 20 tranne il sabato e la domenica di dare le gocce -> medicine | Dare le gocce | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-23T20:00
      ricordami di pesarlo ogni giorno eccetto nel fine settimana -> weigh | Pesarlo | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-24T09:00
      ricordami che domani deve stare a digiuno -> other | Deve stare a digiuno | once | 2026-11-24T09:00
      Potresti ricordarmi che il 10 gennaio scade il passaporto? -> passport | Scade il passaporto | once | 2027-01-10T09:00
    `),
  )('is read: %s', (text, expected) => {
    expect(short(text)).toBe(expected);
    expect(wantsReminder(text)).toBe(true);
  });
});

describe('a message without a readable request for a reminder', () => {
  it.each([
    'Do you remember what she weighs?',
    'remind me what you said',
    'ricordami cosa hai detto',
    'remind me what you said about worms every 3 months',
    'Can you remind me how often she needs it every day?',
    'Remind me when to worm her',
    'remind me to weigh her',
    'Remind me tomorrow at 8',
    'He reminds me of my first dog every day',
    'You remind me of a vet I saw on Monday',
    "Don't remind me every day to weigh her",
    'She takes the syrup every 12 hours for 7 days',
    'You remind me every day of my first cat',
    'Ti ricordi quanto pesa?',
    'Mi ricordi cosa hai detto ieri delle gocce ogni 8 ore?',
    'ricordami come si danno le gocce ogni giorno',
    'ricordami di pesarla',
    'Non ricordarmi ogni giorno di pesarla',
    'Prende lo sciroppo ogni 12 ore per 7 giorni',
    'Mi ricordi se domani ha il vaccino?',
    'remind me on 31 February to call the vet',
    'remind me on the first Monday of every month to weigh him',
    'remind me at 8 and at 15 every day to give the drops',
    'remind me tomorrow at 8 and at 20 to give the drops',
    'He vomited two days ago. Can you remind me of that?',
    'ricordami il primo lunedì di ogni mese di pesarlo',
    'ricordami ogni giorno alle 8, alle 14 e alle 20 di dare le gocce',
    'remind me every day at 8, 14 and 20 to give the drops',
    'remind me every day at 8am, 2pm and 8pm to give the drops',
    'ricordami fra due ore e mezza di dare la pastiglia',
    'ricordami tra un’ora e un quarto di dare la pastiglia',
    'remind me in 2 and a half hours to give the pill',
    'remind me in a week and a half to weigh him',
    'remind me every 8 hours on weekdays to give the pill',
    'remind me twice a day from Monday to Friday to give the pill',
    'remind me every weekday at 8 and at 20 to give the pill',
    'remind me on the last Monday to Friday of the month to brush him',
    'remind me every day at 8 except Sunday at 9 to brush him',
    'ricordami ogni giorno festivo alle 8 di dare la pillola',
    'remind me every weekend to brush him',
    'ricordami ogni 8 ore dal lunedì al venerdì di dare la pillola',
    'remind me tomorrow at 25 to give the pill',
    'remind me today at 14:20 to give the pill',
    'remind me tonight at 2 pm to give the pill',
    'remind me tonight at 12 pm to give the pill',
    '',
  ])('is not read: %s', (text) => {
    expect(read(text)).toBeNull();
  });
});

it('reads times in the time zone, and cuts a long title between words', () => {
  const where = { now: new Date('2026-11-23T23:30:00Z'), timeZone: 'Europe/Rome' };
  expect(readReminder('remind me tomorrow to weigh her', where)?.startsAt).toBe('2026-11-25T09:00');
  const long = readReminder(`remind me tomorrow to give ${'crumbs '.repeat(30)}`, where);
  expect(long?.title).toMatch(/^Give (?:crumbs )+crumbs$/);
  expect(long?.title.length).toBeLessThanOrEqual(80);
});
