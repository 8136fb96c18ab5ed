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
});
