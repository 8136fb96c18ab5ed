import type { Meaning } from '../../reading/lexicon.js';

export const BODY: Record<string, Meaning> = {
  belly: [
    'belly, bellies, tummy, tum, stomach, abdomen*, abdominal, gut, side, sides, flank*, underside',
    'pancia, pancino, panciotto, stomaco, addome, ventre, fianc*, costole',
  ],
  gums: ['gum, gums, tongue, lips', 'gengiv*, lingua, labbra, mucose'],
  eye: ['eye, eyes, eyeball, eyelid*', 'occhi, occhio, occhiett*, occhion*, pupill*, palpebr*'],
  limb: [
    'leg, legs, paw, paws, foot, feet, hindleg*, hip, hips, shoulder, knee, hind, toe, toes, pad, hoof, wing, wings',
    'zamp*, gamba, gambe, piede, piedi, piedini, anca, spalla, ginocchio, posterior*, dita, cuscinett*, zoccolo, ala, ali, tallon*',
  ],
  head: ['head, face, skull, muzzle, jaw, chin', 'testa, muso, musetto, faccia, cranio, mandibola, mascella, collo'],
  bottom: [
    'bum, bottom, butt, anus, rear, backside, vent, cloaca, rectum, back end, tail base, behind',
    'sedere, culo, culetto, ano, cloaca, dietro, coda, posteriore',
  ],
  skin: ['skin, coat, fur, flesh', 'pelle, cute, pelo, carne'],
  ear: ['ear, ears', 'orecchi*'],
  spine: ['back legs|hind legs|back end|spine|hindquarters|hind quarters', 'zampe dietro|zampe posteriori|treno posteriore|posteriori|schiena'],
  nose: ['nose, nostril, nostrils, nosebleed', 'naso, nasino, naric*'],
  chest: ['chest, ribs, heart', 'torace, petto, cuore, costole'],
};
