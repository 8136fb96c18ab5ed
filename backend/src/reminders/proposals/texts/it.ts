import type { NeedTexts } from './en.js';

export const ITALIAN: NeedTexts = {
  puppyCourse: {
    title: 'Prossima dose dei primi vaccini',
    why: 'I piccoli ricevono una dose ogni 2-4 settimane fino alle 16 settimane o poco oltre, perché gli anticorpi della madre possono bloccare le prime.',
  },
  youngBooster: {
    title: 'Richiamo dopo i primi vaccini',
    why: 'Una dose verso le 26 settimane, al più tardi a un anno, protegge chi non ha risposto alle prime.',
  },
  core: {
    title: 'Vaccini di base',
    why: 'Nei cani e nei gatti adulti durano anni: il richiamo si fa ogni tre anni, o alla data scritta dal veterinario.',
  },
  lepto: {
    title: 'Vaccino per la leptospirosi',
    why: 'Dove la leptospirosi è presente, la protezione va rinnovata ogni anno.',
  },
  rabies: {
    title: 'Vaccino antirabbico',
    why: 'Per viaggiare deve essere valido: uno o tre anni, secondo il prodotto. Vale la data scritta sul passaporto.',
  },
  rabbitVaccine: {
    title: 'Vaccino per mixomatosi e RHD',
    why: 'Nei conigli si può fare dalle 5-7 settimane di vita; la protezione dura un anno.',
  },
  askVaccines: {
    title: 'Chiedere al veterinario quali vaccini fare',
    why: 'Il diario non dice quando sono stati fatti i vaccini di base. Il veterinario sa quando tocca al prossimo.',
  },
  wormsYoung: {
    title: 'Sverminazione',
    why: 'Quasi tutti i cuccioli prendono i vermi molto presto, perciò da piccoli si trattano spesso.',
  },
  wormsIndoors: {
    title: 'Sverminazione o esame delle feci',
    why: "In casa il rischio di vermi è basso, ma non nullo: bastano una o due volte l'anno. Per chi esce o caccia, ogni tre mesi.",
  },
  wormsOutdoors: {
    title: 'Sverminazione o esame delle feci',
    why: "Per gli animali che escono sono consigliate quattro volte l'anno.",
  },
  wormsHunts: {
    title: 'Sverminazione o esame delle feci',
    why: 'Chi caccia o mangia carne cruda prende i vermi più facilmente: almeno ogni tre mesi, o ogni mese se lo dice il veterinario.',
  },
  heartworm: {
    title: 'Chiedere al veterinario della filaria',
    why: 'In Italia le zanzare la trasmettono ovunque. Prima della stagione si fa il test, poi la prevenzione una volta al mese.',
  },
  fleas: {
    title: 'Protezione da pulci e zecche',
    why: "Le pulci vivono tutto l'anno nelle case riscaldate e le zecche si svegliano intorno ai 7 °C. Quasi tutti i prodotti durano un mese: sul tuo c'è scritto quanto.",
  },
  weighYoung: {
    title: 'Controllo del peso',
    why: "Durante la crescita, il peso ogni settimana mostra se l'aumento è costante.",
  },
  weighSmall: {
    title: 'Controllo del peso',
    why: 'I piccoli animali nascondono i malanni: spesso il primo segno è sulla bilancia. Una volta a settimana è una buona abitudine.',
  },
  weigh: {
    title: 'Controllo del peso',
    why: 'Pesare ogni quattro settimane mostra un cambiamento prima che si veda a occhio.',
  },
  checkYearly: {
    title: 'Visita annuale dal veterinario',
    why: "Anche un adulto in salute va visto dal veterinario almeno una volta l'anno.",
  },
  checkSenior: {
    title: 'Visita semestrale dal veterinario',
    why: 'In età avanzata una visita ogni sei mesi scopre presto ciò che si può curare.',
  },
  teeth: {
    title: 'Controllo dei denti',
    why: "Quasi tutti i gatti nascondono il mal di denti. Il veterinario guarda la bocca una volta l'anno.",
  },
  nails: {
    title: 'Controllare le unghie',
    why: 'Ai conigli le unghie si guardano ogni due settimane e si accorciano più o meno ogni quattro-otto.',
  },
  heatFirst: {
    title: 'Primo calore',
    why: 'Arriva tra i sei mesi e, nelle razze giganti, i due anni. In quel periodo a passeggio è meglio il guinzaglio.',
  },
  heatNext: {
    title: 'Prossimo calore',
    why: "Arriva circa due volte l'anno: l'ultimo nel diario dice più o meno quando.",
  },
  passport: {
    title: 'Controllare passaporto e antirabbica',
    why: "Per viaggiare nell'UE devono essere in regola, e la prima antirabbica vale dopo 21 giorni.",
  },
  insurance: {
    title: "Rivedere l'assicurazione",
    why: "Al rinnovo massimali ed esclusioni possono cambiare: uno sguardo all'anno evita sorprese.",
  },
};
