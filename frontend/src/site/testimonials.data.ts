import type { Language } from '@contract/languages';

interface Testimonial {
  words: string;
  /** Whose situation it shows: a role, not a person. */
  from: string;
}

/**
 * Examples written by us, and marked so on the page: nobody has said these words. Replace them with
 * what real owners wrote, with their permission, and remove the note `stories.note`.
 */
export const TESTIMONIALS: Record<Language, readonly Testimonial[]> = {
  en: [
    {
      words:
        'At half past two the cat had eaten something from the balcony. The first line said which number to call; the rest could wait.',
      from: 'Example: the owner of a young cat',
    },
    {
      words:
        'It knew that Argo is eleven and has bad hips before I asked about longer walks. That changed the answer.',
      from: 'Example: the owner of a senior Labrador',
    },
    {
      words:
        'I wanted to know how much hay is enough. I got a number, the reason for it, and where it comes from.',
      from: 'Example: a family with their first rabbit',
    },
  ],
  it: [
    {
      words:
        'Alle due e mezza la gatta aveva mangiato qualcosa dal balcone. La prima riga diceva che numero chiamare; il resto poteva aspettare.',
      from: 'Esempio: chi vive con una giovane gatta',
    },
    {
      words:
        'Sapeva che Argo ha undici anni e le anche malandate prima che chiedessi di passeggiate più lunghe. La risposta era diversa.',
      from: 'Esempio: chi vive con un Labrador anziano',
    },
    {
      words: 'Volevo sapere quanto fieno basta. Ho avuto un numero, il perché e da dove viene.',
      from: 'Esempio: una famiglia con il primo coniglio',
    },
  ],
};
