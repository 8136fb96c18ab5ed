import type { Landing } from '../en/landing';
import { plans } from './plans';

export const landing: Landing = {
  features: {
    title: 'Consigli che partono dal tuo animale, non da una casella di ricerca',
    cards: {
      personal: {
        title: 'Consigli su misura',
        text: 'Ogni risposta tiene conto di specie, età, peso e condizioni del tuo animale.',
      },
      anytime: {
        title: 'Disponibile 24 ore su 24',
        text: 'Le risposte arrivano in pochi istanti, a mezzogiorno come alle tre di notte.',
      },
      emergency: {
        title: 'Guida nelle emergenze',
        text: 'Regole fisse riconoscono i segnali di pericolo prima di qualsiasi modello: che cosa fare subito e chi chiamare.',
      },
      education: {
        title: 'Contenuti educativi',
        text: "Dietro le risposte c'è un manuale di cura, e ogni risposta indica le sue fonti.",
      },
      profiles: {
        title: 'Profili degli animali',
        text: 'Cani, gatti, conigli, uccelli e altri, ognuno con i suoi dati e la sua conversazione.',
      },
      behaviour: {
        title: 'Comportamento e cura quotidiana',
        text: 'Cibo, educazione, toelettatura, gioco: le piccole domande contano come le grandi.',
      },
    },
  },
  steps: {
    title: 'Come funziona',
    lead: 'Due minuti da qui alla prima risposta.',
    items: [
      {
        title: 'Raccontaci con chi vivi',
        text: 'Bastano nome e specie. Età, peso e condizioni rendono le risposte più precise.',
      },
      {
        title: 'Chiedi con parole tue',
        text: "Scrivi come scriveresti a un'amica, in italiano o in inglese.",
      },
      {
        title: 'Leggi, agisci, chiedi ancora',
        text: 'La risposta appare mentre viene scritta, con le fonti, e dice quando serve il veterinario.',
      },
    ],
  },
  stories: {
    title: "Com'è usare Zampa",
    note: 'Storie di esempio: mostrano come Zampa vuole aiutare.',
  },
  pricing: {
    sold: plans,
    title: 'Piani semplici',
    lead: 'Inizia gratis. Cambia o disdici quando vuoi.',
    perMonth: 'al mese',
    popular: 'Il più scelto',
    plans: {
      free: { for: 'Per fare conoscenza.', action: 'Inizia gratis' },
      pro: { for: 'Per la vita di ogni giorno, fino a cinque animali.', action: 'Scegli Pro' },
      expert: { for: 'Per allevatori, rifugi e case piene di animali.', action: 'Scegli Expert' },
    },
  },
  faq: {
    title: 'Domande frequenti',
    items: [
      {
        question: 'Zampa sostituisce il veterinario?',
        answer:
          "No. Zampa dà consigli educativi generali. Non può visitare il tuo animale, fare diagnosi o prescrivere. Ti dice quando serve il veterinario, e in un'emergenza lo dice per prima cosa.",
      },
      {
        question: 'Di quali animali si occupa?',
        answer:
          'Cani, gatti, conigli, uccelli e altri animali domestici come cavie, criceti o tartarughe. Il manuale è più ricco per i primi quattro.',
      },
      {
        question: 'I miei dati sono al sicuro?',
        answer:
          'I profili e le conversazioni sono solo tuoi e non vengono mai venduti. Il numero della carta va a Stripe e non arriva mai ai nostri server. Puoi cancellare il tuo account con tutto il contenuto dal tuo profilo.',
      },
      {
        question: "Posso disdire l'abbonamento in qualsiasi momento?",
        answer:
          'Sì, in qualsiasi momento dalle impostazioni del tuo account. Il piano resta attivo fino alla fine del mese già pagato.',
      },
    ],
  },
  closing: {
    title: 'Qualcosa ti preoccupa?',
    text: 'Tre domande sono gratis, senza carta.',
    action: 'Inizia la chat gratis',
  },
};
