import type { Meaning } from '../../reading/lexicon.js';

export const BREATHING: Record<string, Meaning> = {
  breath: ['breath*, respirat*, inhal*', 'respir*, fiato, respiro, respiri'],
  noBreath: [
    'gasp*, chok*, suffocat*, @not breathe, cant .. breathe, cannot breathe, @not breathing, fight* .. breath|air, struggl* .. breath*, short of breath, out of breath, trouble breathing, difficult* .. breath*, labou*red, heav* in and out, mouth breath*, open mouth breath*, open mouthed, mouth open .. breath*, breath* .. through .. mouth, breath* .. open mouth, breath* .. mouth open, neck, head stretched, head tipped .. back, wheez* .. badly, turning blue, drowning',
    'boccheggi*, soffoc*, affann*, rantol*, respira* .. a bocca, respir* ... bocca aperta, bocca aperta, spalanca* .. bocca, non respira*, non riesce .. respirare, non .. respira, fatica .. respirare, respirare .. fatica, fatica .. respir*, difficolta .. respir*, respir* .. male, respir* .. strano, respir* .. affann*, fiato corto, collo allungato, manca* .. aria, diventa .. blu, becco .. aperto, apre il becco .. respir*, apre .. becco .. ogni respiro, annaspa*',
  ],
  fast: ['fast, quick, quickly, rapid*, shallow, hard, heavy, heavily, funny, weird, odd', 'veloc*, svelt*, rapid*, cort*, pesante, strano, forte'],
  pant: ['pant, pants, panting, puffing', 'ansima*, ansimando, ansare'],
  tailPump: [
    'tail .. pump*, tail .. bob*, tail bob*, tail wagging .. breath, beak .. open, beak open, open beak*, beaks open',
    'coda .. su e giu, coda .. batte, coda che batte, coda .. pompa, becco aperto, apre il becco, becco .. aperto',
  ],
  noisyBreath: [
    'roar* noise, roaring, raspy, rattl*, wheez*, noisy breath*, snor* .. awake, bubbl* .. nose, crackl*, click* .. breath*, voice .. changed',
    'rantol*, fischia .. respir*, respiro rumoroso, rumore .. respir*, bolle .. naso, gorgogli*, voce .. cambiata',
  ],
  gape: ['gaping, gape, gapes', 'boccheggia*, bocca aperta, bocca spalancata'],
  cough: ['cough*, honk*, hack*', 'toss*, tosse'],
  foam: ['foam*, froth*', 'schium*, bava schiumosa'],
  smoke: ['smoke, fumes, fire, smoky, carbon monoxide, gas leak', 'fumo, fumi, incendio, monossido, fuga di gas'],
  underWater: [
    'drown*, pulled .. out of .. water|pool|pond|sea|lake|river|bath, under .. water, was under, fell in .. pool|pond|water, near drown*',
    'annega*, tirat* fuori .. acqua|piscina|mare, cadut* in piscina, cadut* .. acqua, sott acqua, caduta in piscina',
  ],
  sneeze: ['sneez*, snot, snotty, stuffy, runny nose, wet nose, nasal discharge', 'starnut*, raffreddat*, scolo nasale, naso che cola, narici bagnate, narici umide, muco dal naso'],
};
