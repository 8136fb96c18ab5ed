import { describe, expect, it } from '@jest/globals';
import { closesAlarm } from './closing.js';

describe('an alarm', () => {
  it.each([
    'siamo al pronto soccorso',
    'siamo già al pronto soccorso veterinario',
    'sono al pronto soccorso con lui',
    'siamo arrivati al pronto soccorso',
    'siamo alla clinica di emergenza',
    'we are at the emergency clinic',
    "we're at the emergency vet",
    "we're at the ER now",
    "I'm at the out of hours vet with her",
    'arrived at the emergency vet',
  ])('is closed on arrival at an emergency clinic: %s', (text) => {
    expect(closesAlarm(text, false)).toBe(true);
  });

  it.each([
    'stiamo andando al pronto soccorso',
    'dovrei portarlo al pronto soccorso?',
    'il pronto soccorso è chiuso',
    'siamo al pronto soccorso ma è chiuso',
    'siamo dal veterinario ma è chiuso',
    'tra poco siamo al pronto soccorso',
    'siamo al pronto soccorso per mia figlia',
    "we're on our way to the emergency clinic",
    'we are at the emergency clinic but they are closed',
    "we're not at the clinic yet",
    'we are nearly at the emergency vet',
  ])('stays open until a vet has the animal: %s', (text) => {
    expect(closesAlarm(text, false)).toBe(false);
  });

  it.each([
    'it was behind the fridge',
    'in the shed',
    'under the sink, he opened the door',
    'the gum was in my bag',
    'ok, I found the box in the bin',
    'found the remote under the sofa',
    'it was on the bottom shelf in the shed',
    'era sotto il lavandino',
    'il lumachicida era nella serra',
    "l'ha preso da sotto il lavello",
    'ho trovato la scatola nel cassetto',
  ])('stays open after the place of the poison or of its box: %s', (text) => {
    expect(closesAlarm(text, false)).toBe(false);
  });

  it.each([
    'every single one',
    'they were all gone',
    'both bags',
    'the box was full',
    'it turns out it was 20 pieces',
    'the lid was still on, he chewed through',
    'the poison was old, from last summer',
    'la scatola era piena',
    'alla fine erano dieci quadretti',
    'it was just the tail',
  ])('stays open after an amount or a detail: %s', (text) => {
    expect(closesAlarm(text, false)).toBe(false);
  });

  it.each([
    'the vet gave him a jab last week',
    'they flushed his bladder last month',
    'he has antibiotics',
    'the vet has seen it on video',
    "l'hanno cateterizzato settimana scorsa",
    'ha fatto la lastra il mese scorso',
    "he's back home",
    'got him back home',
    'sono tornata a casa ora',
  ])('stays open after an old treatment, or at home: %s', (text) => {
    expect(closesAlarm(text, false)).toBe(false);
  });

  it.each([
    'the packet was in my bag the whole time, unopened',
    'found the packet in the bin, every tablet is still inside',
    'la confezione era nella mia borsa, chiusa',
    'counted twice, every single one is here',
    'la scatola è ancora piena, non manca niente',
    'back home from the vet, x-ray clear',
    'lastre pulite, antidolorifico, si torna a casa',
    'the vet has seen him today, all is well, he had been operated last month',
  ])('is closed when such words tell of an end: %s', (text) => {
    expect(closesAlarm(text, false)).toBe(true);
  });
});
