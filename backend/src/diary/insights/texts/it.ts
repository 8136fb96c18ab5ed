import { withArticle } from '../../../contract/italian-article.js';
import type { InsightTexts } from './en.js';

export const it: InsightTexts = {
  to: '-',
  weights: (count, since) =>
    count === 1 ? `1 pesata, ${since}` : `${count} pesate ${withArticle('dal', since)}`,
  entries: (count, from, to) =>
    count === 1
      ? `1 voce del diario, ${to}`
      : `${count} voci del diario, ${withArticle('dal', from)} ${withArticle('al', to)}`,
  days: (days) => {
    if (days < 14) return days === 1 ? '1 giorno' : `${days} giorni`;
    return days < 60 ? `${Math.round(days / 7)} settimane` : `${Math.round(days / 30.4)} mesi`;
  },
  weight: {
    few: 'Peso: non ci sono ancora abbastanza voci',
    fewAdvice: (name) => `Con tre pesate in giorni diversi si vede come va il peso di ${name}.`,
    old: (days) => `Ultima pesata ${days} fa`,
    oldAdvice: (name) => `Pesa di nuovo ${name}: i pesi di allora non dicono come sta oggi.`,
    lost: (percent, days) => `${percent} in meno in ${days}`,
    gained: (percent, days) => `${percent} in più in ${days}`,
    stable: (days) => `Peso stabile da ${days}`,
    stableAdvice:
      'Fino al 5% in più o in meno è il margine di una bilancia. Pesa di nuovo tra due settimane.',
    lostMuch: (name) =>
      `Se non era voluto, chiama il veterinario oggi o domani, anche se ${name} sembra stare bene.`,
    lostSome: (name) =>
      `Se non era voluto, senti il veterinario questa settimana. Prima, se ${name} mangia meno o non sta bene.`,
    lostSlowly:
      'Se era voluto, il ritmo è sicuro. Se non lo era, parlane al veterinario entro il mese.',
    smallStable:
      'Piccole oscillazioni sono il margine della bilancia. Pesa di nuovo tra una settimana.',
    smallLostMuch: (name) =>
      `Chiama oggi il veterinario, anche se ${name} sembra stare bene: gli animali piccoli nascondono la malattia e domani può essere tardi.`,
    smallLostLittle: (name) =>
      `Pesa di nuovo tra due o tre giorni, al mattino prima del cibo. Chiama il veterinario se il peso cala ancora, e in giornata se ${name} mangia meno.`,
    lostTooFast:
      'È un calo troppo rapido, anche per chi è a dieta: chiedi questa settimana al veterinario come continuare.',
    gainedAdvice:
      'Pesa il cibo per una settimana e conta i premi. Se il peso continua a salire, senti il veterinario.',
    stillGrowing:
      'Finché cresce, è normale che aumenti di peso. Continua a pesare ogni settimana o due.',
    jump: (percent) => `L'ultimo peso è ${withArticle('del', percent)} sotto quello prima`,
    jumpAdvice: (name) =>
      `Pesa di nuovo con la stessa bilancia. Se è vero, chiama oggi il veterinario, anche se ${name} sembra stare bene.`,
    youngLost: (percent, days) => `${percent} in meno rispetto a ${days} fa`,
    youngAdvice: (name) =>
      `Un animale giovane deve crescere. Chiama oggi il veterinario; subito, se ${name} non mangia o è debole.`,
    growing: (amount, days) => `${amount} in più in ${days}`,
    growingAdvice: 'Cresce come deve. Continua a pesare una volta alla settimana.',
    still: (days) => `Nessun aumento rispetto a ${days} fa`,
    stillAdvice:
      'Un animale giovane cresce ogni settimana. Pesa di nuovo tra due giorni e, se non cambia, senti il veterinario.',
    undoubled: 'Non ha ancora raddoppiato il peso della nascita',
    undoubledAdvice:
      'I cuccioli lo raddoppiano entro il dodicesimo giorno. Chiama oggi il veterinario.',
    newbornLost: 'Ha perso peso nei primi giorni',
    newbornStill: 'Non ha preso peso nei primi giorni',
    newbornAdvice:
      'Chiama subito il veterinario. Intanto tieni il piccolo al caldo e controlla che beva.',
  },
  food: {
    few: 'Cibo: non ci sono ancora abbastanza voci',
    fewAdvice:
      "Cinque giorni con tutti i pasti, in kcal o in grammi con l'etichetta, bastano per un confronto.",
    more: (kcal, need) => `${kcal} kcal al giorno, più del solito ${need}`,
    moreAdvice:
      'Tra animali sani la differenza può arrivare al 30%. Decide la bilancia: pesa tra due settimane prima di cambiare molto.',
    less: (kcal, need) => `${kcal} kcal al giorno, meno del solito ${need}`,
    lessAdvice: (name) =>
      `Se nel diario ci sono tutti i pasti e ${name} non è a dieta, senti il veterinario questa settimana. Un gatto che non mangia per un giorno va visto in giornata.`,
    right: (kcal, need) => `${kcal} kcal al giorno, nella norma (${need})`,
    rightAdvice: 'Continua così e pesa ogni due settimane.',
  },
  symptoms: {
    afterFood: (what, days, span) => `${what} in ${days} dei ${span} giorni dopo il cibo nuovo`,
    afterFoodAdvice: (name) =>
      `Torna oggi al cibo di prima e senti il veterinario questa settimana. Più avanti mescola il nuovo in sette o dieci giorni. Chiama prima, se ${name} smette di mangiare.`,
    often: (what, days) => `${what} in ${days} degli ultimi 7 giorni`,
    oftenAdvice: (name) =>
      `Senti il veterinario questa settimana e porta il diario. Prima, se peggiora o se ${name} smette di mangiare.`,
    blood: (what) => `Sangue: "${what}"`,
    severe: (what) => `${what}: hai indicato una gravità forte`,
    severeAdvice:
      "Chiama oggi il veterinario. Racconta quando è cominciato e che cos'altro è cambiato.",
    few: (what, days) => `${what} in ${days} degli ultimi 28 giorni`,
    fewAdvice:
      'Continua ad annotarlo. Tre giorni in una settimana sarebbero un motivo per sentire il veterinario.',
  },
  behaviour: {
    often: (what, count) => `${what}: ${count} volte in quattro settimane`,
    after: (what, count, of, before) => `${what}: ${count} volte su ${of} dopo "${before}"`,
    advice: (name) =>
      `Annota ogni volta che cosa succede prima e dopo. Chiedi in chat che cosa potrebbe dirti ${name}.`,
  },
  medicine: {
    better: (medicine, what, before, since) =>
      `Da quando prende ${medicine} ${what} ${withArticle('nel', `${since}%`)} dei giorni, prima ${withArticle('nel', `${before}%`)}`,
    betterAdvice:
      'Mostra che cosa è successo insieme, non la causa. Continua per il tempo indicato dal veterinario.',
    notBetter: (medicine, what, before, since) =>
      `Non migliora con ${medicine}: ${what} ${withArticle('nel', `${since}%`)} dei giorni, prima ${withArticle('nel', `${before}%`)}`,
    notBetterAdvice:
      'Dillo al veterinario questa settimana. Non sospendere e non cambiare la dose senza chiedere.',
  },
  breaths: {
    few: 'Respiri nel sonno: non ci sono ancora abbastanza voci',
    fewAdvice: (count) =>
      `Tre conteggi in sere tranquille danno il valore di base. ${count === 0 ? "Non ce n'è ancora nessuno" : count === 1 ? "Ce n'è uno" : 'Ce ne sono due'}.`,
    high: (rate) =>
      `${rate} respiri al minuto nel sonno, sopra 30 in due degli ultimi tre conteggi`,
    risen: (rate, baseline) =>
      `${rate} respiri al minuto nel sonno, un quarto più dei soliti ${baseline}`,
    highAdvice: 'Conta di nuovo mentre dorme. Se resta così, chiama oggi il veterinario.',
    veryHigh: (rate) => `${rate} respiri al minuto nel sonno`,
    veryHighAdvice:
      'Conta di nuovo mentre dorme. Se è ancora sopra 40, chiama subito il veterinario o una clinica notturna.',
    calm: (rate) => `Respiri nel sonno tranquilli: ${rate} al minuto`,
    calmAdvice:
      "Fino a 30 va bene. Conta una volta alla settimana se te l'ha chiesto il veterinario.",
  },
  temperature: {
    veryHigh: (degrees) => `Temperatura ${degrees}: pericolosamente alta`,
    veryHighAdvice:
      'Chiama subito il veterinario o una clinica notturna e parti. Non dare farmaci di testa tua e non usare ghiaccio.',
    high: (degrees) => `Temperatura ${degrees}: è febbre`,
    highAdvice:
      'Misura di nuovo dopo venti minuti di riposo. Se resta così, chiama oggi il veterinario. Niente farmaci per le persone.',
    veryLow: (degrees) => `Temperatura ${degrees}: pericolosamente bassa`,
    veryLowAdvice: (name) =>
      `Chiama subito il veterinario o una clinica notturna. Durante il viaggio tieni ${name} al caldo in una coperta e non dare cibo finché il corpo è freddo.`,
    low: (degrees) => `Temperatura ${degrees}: sotto la norma`,
    lowAdvice: (name) =>
      `Misura di nuovo, con il termometro uno o due centimetri in profondità. Se resta così, chiama oggi il veterinario; subito, se ${name} è debole o sembra freddo al tatto.`,
    lowBeforeBirth:
      'La temperatura scende anche poco prima del parto: il travaglio può allora cominciare entro un giorno.',
  },
  own: {
    diary: 'Contato nel tuo diario',
    safety: 'Regole del controllo di emergenza',
  },
};
