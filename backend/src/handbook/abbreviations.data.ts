import type { Language } from '../contract/languages.js';

/** What owners type in a hurry, folded, and what it stands for. Units and real words are left out. */
const ABBREVIATIONS: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    y: 'why',
    pls: 'please',
    plz: 'please',
    bc: 'because',
    cuz: 'because',
    coz: 'because',
    cos: 'because',
    thx: 'thanks',
    ty: 'thanks',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'got to',
    gimme: 'give me',
    dunno: 'do not know',
    idk: 'i do not know',
    abt: 'about',
    b4: 'before',
    tmrw: 'tomorrow',
    nite: 'night',
    rn: 'right now',
    ppl: 'people',
    wot: 'what',
    wat: 'what',
    tho: 'though',
    hrs: 'hours',
    wks: 'weeks',
    mths: 'months',
    mnths: 'months',
    yr: 'year',
    yrs: 'years',
    lil: 'little',
    whats: 'what is',
    hows: 'how is',
    wheres: 'where is',
    whens: 'when is',
    doggo: 'dog',
    kitteh: 'kitten',
  },
  it: {
    nn: 'non',
    x: 'per',
    xke: 'perche',
    xche: 'perche',
    xk: 'perche',
    perke: 'perche',
    cmq: 'comunque',
    qnd: 'quando',
    qndo: 'quando',
    qnt: 'quanto',
    qnto: 'quanto',
    qnti: 'quanti',
    qnte: 'quante',
    qst: 'questo',
    qsto: 'questo',
    qsta: 'questa',
    qlc: 'qualcuno',
    qlcs: 'qualcosa',
    qlks: 'qualcosa',
    ke: 'che',
    ki: 'chi',
    kosa: 'cosa',
    cs: 'cosa',
    cn: 'con',
    sn: 'sono',
    dv: 'dove',
    dp: 'dopo',
    xo: 'pero',
    anke: 'anche',
    gg: 'giorni',
    grz: 'grazie',
    pls: 'per favore',
    vet: 'veterinario',
  },
};

const WORD = /[\p{L}\p{N}]+/gu;

/** "Nn vuole + mangiare". */
const MORE = /(?<=\s)\+(?=\s)/g;

/** A folded text with its abbreviations written out. */
export function spelledOut(folded: string, language: Language): string {
  const full = ABBREVIATIONS[language];
  const text = language === 'it' ? folded.replace(MORE, 'piu') : folded;
  return text.replace(WORD, (word) => (Object.hasOwn(full, word) ? (full[word] ?? word) : word));
}
