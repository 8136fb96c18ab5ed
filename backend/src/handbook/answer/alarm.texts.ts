import type { EmergencyContact } from '../../contract/chat.js';
import type { Language } from '../../contract/languages.js';

type AlarmLevel = 'emergency' | 'urgent';

interface AlarmTexts {
  /** @param name of the pet; `null` for another animal. */
  alarm: Record<AlarmLevel, (name: string | null) => string>;
  /** An alarm of an earlier message that is still open, with the call. */
  still: Record<AlarmLevel, (name: string | null) => string>;
  doNotWait: string;
  /** Reply to a question whether the animal still has to be seen. */
  goAnyway: string;
  /** The owner is on the way or expected at the vet's. */
  onTheWay: (name: string | null) => string;
  atVet: (name: string | null) => string;
  /** The vet is on the way to the animal. */
  vetComes: (name: string | null) => string;
  poisonLine: (lines: readonly EmergencyContact[]) => string;
  /** Introduces what helps now. */
  more: string;
  /** @param dont what the safety rules say about the thing that was asked for. */
  forbidden: (dont: string) => string;
  /** Reply to a request for a meal in an emergency. */
  noMeal: string;
  /** The same for animals that must not go without hay. */
  onlyHay: string;
  /** The same for birds and small rodents, which have few reserves. */
  leaveFood: string;
  /** Reply to a question about what to do if something new or worse follows before the visit. */
  ifWorse: string;
  /** Reply to a question about how much of something does harm. */
  harmfulAmount: string;
  /** Reply to an owner who says that the animal looks well. */
  looksWell: string;
  cost: string;
  /** Reply to an owner who was told that it can wait. */
  putOff: string;
  /** Reply to an owner who doubts the alarm. */
  doubts: string;
  /** Reply to a question whether a fact makes it better. */
  changesNothing: string;
  /** Reply to a fact that a vet asks for, such as when it happened. */
  keepReady: string;
  /** Reply to a care question that has nothing to do with the alarm. */
  later: (name: string | null) => string;
  /** Introduces the answer to a question that has nothing to do with the alarm. */
  onYourQuestion: string;
  /** Reply to a question that is not answered while the alarm is open. */
  askTheVet: string;
  /** Reply to a message that asks nothing. */
  tellTheVet: string;
}

const listed = (lines: readonly EmergencyContact[]): string =>
  lines.map(({ name, phone }) => `${name}, ${phone}`).join('; ');

export const ALARM_TEXTS: Record<Language, AlarmTexts> = {
  en: {
    alarm: {
      emergency: (name) =>
        name ? `**This can be an emergency for ${name}.**` : '**This can be an emergency.**',
      urgent: (name) => `**${name ?? 'This animal'} should be seen by a vet.**`,
    },
    still: {
      emergency: (name) =>
        `**This is still an emergency${name ? ` for ${name}` : ''}: call your vet or the nearest 24-hour clinic now.**`,
      urgent: (name) =>
        `**${name ?? 'This animal'} should still be seen by a vet within 24 hours: call today.**`,
    },
    doNotWait: 'No, do not wait.',
    goAnyway: 'Yes, go all the same: some harm shows only hours later.',
    onTheWay: (name) =>
      `**Good. Let the vet see ${name ?? 'the animal'} even if everything looks better by then.** If anything gets worse before you are there, ring them again.`,
    atVet: (name) =>
      `**Good, ${name ?? 'the animal'} is in the right hands now.** Tell them what happened, when it began and what you have given since. I am here whenever you have a question.`,
    vetComes: (name) =>
      `**Good. Stay with ${name ?? 'the animal'} until the vet is there.** If anything gets worse before that, ring them again.`,
    poisonLine: (lines) => `A poison line can help as well: ${listed(lines)}.`,
    more: 'What helps now:',
    forbidden: (dont) => `No. ${dont}`,
    noMeal: 'No food for now: give nothing to eat until a vet has told you to on the phone.',
    onlyHay:
      'Leave hay and water within reach only if it stands or sits up by itself, put nothing into its mouth, and give nothing else until a vet has told you to on the phone.',
    leaveFood:
      'Leave food and water within reach if it can stand and swallow, and put nothing into its mouth; ask the vet on the phone about the rest.',
    ifWorse:
      'If that happens, do not wait for the visit: call again at once, even at night, and go.',
    harmfulAmount:
      'How much is harmful depends on the weight and on exactly what it was: tell the vet both, and leave the calculation to them.',
    looksWell:
      'Good to hear, but it does not make the visit unnecessary: some harm shows only hours later.',
    cost: 'What it costs differs from clinic to clinic: ask on the phone, and say at once what you can spend, so that they can tell you what has to be done first.',
    putOff:
      'Call again and ask for a vet: say in one sentence what you see, and that it may be an emergency. If they cannot see you now, call the nearest clinic that is open.',
    doubts:
      'I may be wrong, and I hope I am: from here nobody can tell, and a phone call to a vet settles it.',
    changesNothing: 'It does not change what to do now: tell the vet exactly that on the phone.',
    keepReady: 'Have that ready for the call: it is among the first things a vet asks.',
    later: (name) => `First the vet: ask me this again once ${name ?? 'the animal'} has been seen.`,
    onYourQuestion: 'On your question:',
    askTheVet: 'Ask about that on the phone, too: a vet can judge it, I cannot from here.',
    tellTheVet: 'Tell the vet on the phone what you have just told me.',
  },
  it: {
    alarm: {
      emergency: (name) =>
        name ? `**Può essere un'emergenza per ${name}.**` : "**Può essere un'emergenza.**",
      urgent: (name) =>
        name
          ? `**Per ${name} serve una visita dal veterinario.**`
          : '**Serve una visita dal veterinario.**',
    },
    still: {
      emergency: (name) =>
        `**${name ? `Per ${name} è` : 'È'} ancora un'emergenza: chiama ora il veterinario o la clinica 24 ore più vicina.**`,
      urgent: (name) =>
        `**${name ? `Per ${name} serve` : 'Serve'} ancora una visita dal veterinario entro 24 ore: chiama oggi.**`,
    },
    doNotWait: 'No, non aspettare.',
    goAnyway: 'Sì, vai lo stesso: certi danni si vedono solo dopo ore.',
    onTheWay: (name) =>
      `**Bene. Fai visitare ${name ?? "l'animale"} anche se intanto sembra tutto a posto.** Se peggiora prima che arriviate, richiama il veterinario.`,
    atVet: (name) =>
      `**Bene, ${name ?? "l'animale"} adesso è in buone mani.** Racconta che cosa è successo, quando è cominciato e che cosa hai dato nel frattempo. Se hai una domanda, sono qui.`,
    vetComes: (name) =>
      `**Bene. Resta con ${name ?? "l'animale"} finché non arriva il veterinario.** Se intanto peggiora, richiamalo.`,
    poisonLine: (lines) => `Può aiutare anche un centro antiveleni: ${listed(lines)}.`,
    more: 'Che cosa aiuta adesso:',
    forbidden: (dont) => `No. ${dont}`,
    noMeal:
      'Per ora niente cibo: non dare da mangiare finché al telefono un veterinario non ti dice di farlo.',
    onlyHay:
      'Lascia a portata fieno e acqua solo se sta su da solo, non mettergli niente in bocca e non dare altro finché al telefono un veterinario non ti dice di farlo.',
    leaveFood:
      'Se sta in piedi e deglutisce, lascia a portata cibo e acqua e non mettergli niente in bocca; per il resto chiedi al veterinario al telefono.',
    ifWorse: 'Se succede, non aspettare la visita: richiama subito, anche di notte, e vai.',
    harmfulAmount:
      "Quanto ne basta per stare male dipende dal peso e da che cosa era di preciso: di' al veterinario tutte e due le cose e lascia a lui i conti.",
    looksWell:
      'È un buon segno, ma la visita serve lo stesso: certi danni si vedono solo dopo ore.',
    cost: "Il prezzo cambia da una clinica all'altra: chiedilo al telefono e di' subito quanto puoi spendere, così ti dicono che cosa va fatto per primo.",
    putOff:
      "Richiama e chiedi di parlare con un veterinario: di' in una frase che cosa vedi e che può essere un'emergenza. Se adesso non possono, chiama la clinica aperta più vicina.",
    doubts:
      'Posso sbagliarmi, e lo spero: da qui non si può dire, e una telefonata a un veterinario toglie il dubbio.',
    changesNothing:
      "Non cambia che cosa fare adesso: al telefono di' al veterinario proprio questo.",
    keepReady: 'Tienilo pronto per la telefonata: è tra le prime cose che il veterinario chiede.',
    later: () => 'Prima il veterinario: questo chiedimelo di nuovo dopo la visita.',
    onYourQuestion: 'Quanto alla tua domanda:',
    askTheVet: 'Chiedilo al telefono: un veterinario può valutarlo, io da qui no.',
    tellTheVet: 'Al telefono racconta al veterinario anche questo.',
  },
};
