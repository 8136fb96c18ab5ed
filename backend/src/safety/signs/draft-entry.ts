export { Lexicon } from '../reading/lexicon.js';
export { Reading } from '../reading/reading.js';
export { MEANINGS, MACROS } from './meanings/index.js';
export { parsePattern, isShown } from './pattern.js';
export { DRAFT } from './draft.js';
export { fold } from '../text.js';
export { animalsOf } from '../animals.js';
export { recognizeLanguage } from '../language.js';
