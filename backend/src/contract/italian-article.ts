type Word = 'il' | 'al' | 'dal' | 'del' | 'nel';

/** Begins with a vowel when spoken: otto, undici, ottanta, and uno unless it is a day. */
const VOWEL = /^(?:0?8|11(?!\d)|1(?=,|\s?%))/;
const ZERO = /^0(?=,|\s?%)/;

/** Before an Italian date or number: il 12 dicembre, l'8 dicembre, dall'11%, nello 0,5%. */
export const withArticle = (word: Word, said: string): string => {
  const stem = word === 'il' ? '' : word;
  if (VOWEL.test(said)) return `${stem}l'${said}`;
  return ZERO.test(said) ? `${stem}lo ${said}` : `${word} ${said}`;
};
