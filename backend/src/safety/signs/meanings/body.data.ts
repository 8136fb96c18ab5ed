import type { Meaning } from '../../reading/lexicon.js';

export const BODY: Record<string, Meaning> = {
  belly: [
    'belly, bellies, tummy, tum, tums, stomach*, abdomen*, abdominal, gut, side, sides, flank*, underside, midriff, tummies, stomache, on .. left',
    'pancia, pancino, panza, panzetta, panciotto, pancione, pancetta, stomaco, addom*, ventre, fianc*, costole, trippa, a sinistra',
  ],
  gums: ['gum, gums, tongue, lips, inside .. mouth', 'gengiv*, lingua, labbra, labbro, mucos*'],
  eye: [
    'eye, eyes, eyeball*, eyelid*, cornea*, pupil, pupils',
    'occhi, occhio, occhiett*, occhion*, pupill*, palpebr*, cornea, bulbo',
  ],
  limb: [
    'leg, legs, paw, paws, foot, feet, hindleg*, hip, hips, shoulder, knee, elbow, hind, toe, toes, pad, pads, hoof, hooves, fetlock, hock, wing, wings, forelimb*, limb, limbs, tail',
    'zamp*, gamba, gambe, piede, piedi, piedini, anca, le anche, alle anche, nelle anche, spalla, ginocchio, gomito, posterior*, arto, arti, dita, dito, cuscinett*, polpastrell*, zoccol*, nodello, garretto, ala, ali, tallon*, coda, femore, tibia',
  ],
  head: [
    'head, face, skull, muzzle, jaw, chin, nose, mouth, snout, noggin, beak, neck, throat',
    'testa, capo, muso, musetto, faccia, cranio, mandibola, mascella, collo, bocca, naso, becco, gola, nuca',
  ],
  bottom: [
    'bum, bottom, butt, anus, rear, backside, vent, cloaca, rectum, back end, tail base, behind, backend, arse, bumhole, butthole',
    'sedere, culo, culetto, ano, cloaca, dietro, coda, posteriore, didietro, fondoschiena, popo',
  ],
  skin: ['skin, coat, fur, flesh', 'pelle, cute, pelo, carne, pelliccia'],
  ear: ['ear, ears', 'orecchi*'],
  spine: [
    'back legs, back leg, hind legs, hind leg, back end, backend, rear end, rear legs, spine, spinal, hindquarters, hind quarters, hind end, hindend, hindlegs, backlegs, lower half, rear half, back half, legs',
    'zampe dietro, zampe di dietro, zampe posteriori, zampe posterior*, treno posteriore, posteriori, posteriore, schiena, spina, spinal*, colonna, parte posteriore, parte dietro, didietro, retrotreno, arti posteriori, zampe',
  ],
  nose: ['nose, nostril, nostrils, nosebleed*, snout', 'naso, nasino, naric*, tartufo'],
  mouth: ['mouth, lips, jaw, beak, throat', 'bocca, labbra, fauci, becco, gola'],
  chest: ['chest, ribs, heart, ribcage, thorax', 'torace, petto, cuore, costole, costato'],
  vital: [
    'chest, belly, tummy, abdomen, throat, neck, side, stomach, ribs',
    'torace, petto, pancia, addome, gola, collo, fianco, costato',
  ],
  pups: [
    'pups, puppies, pup, puppy, kitten, kittens, kit, kits, newborn*, new born, litter, hatchling*, chick, chicks, baby, babies, neonat*, joey, foal',
    'cuccioli, cucciolo, gattini, gattino, micini, micino, coniglietti, neonat*, nidiata, cucciolata, pulcin*, piccoli, appena nat*, puledro, pulli, pulcin*, imbecco',
  ],
};
