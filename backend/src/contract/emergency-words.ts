import type { Language } from './languages.js';

/** How an answer of a model ends in an emergency, as a paragraph of its own in bold. */
export const NO_WAITING: Record<Language, string> = {
  en: 'Do not wait: call your vet or the nearest 24-hour clinic now.',
  it: 'Non aspettare: chiama ora il veterinario o la clinica 24 ore più vicina.',
};
