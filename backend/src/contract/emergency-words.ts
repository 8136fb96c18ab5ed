import type { Language } from './languages.js';

/** How a model's answer ends in an emergency: a paragraph of its own, in bold. */
export const NO_WAITING: Record<Language, string> = {
  en: 'Do not wait: call your vet or the nearest 24-hour clinic now.',
  it: 'Non aspettare: chiama ora il veterinario o la clinica 24 ore più vicina.',
};
