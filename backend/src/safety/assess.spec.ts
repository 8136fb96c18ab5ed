import { describe, expect, it } from '@jest/globals';
import type { TriageLevel } from '../contract/chat.js';
import type { Species } from '../contract/species.js';
import { assess } from './assess.js';

const levelOf = (text: string, species: Species): TriageLevel => assess({ text, species }).level;

const EMERGENCIES: [Species, string][] = [
  ['cane', 'his temp is 41.5C'],
  ['gatto', 'ha la febbre a 41'],
  ['cane', 'My dog was shot with an airgun in the shoulder'],
  ['cane', 'hanno sparato al mio cane'],
  ['cane', 'I think his heart has stopped'],
  ['cane', 'si è impiccato col guinzaglio saltando dal muretto'],
  ['cane', 'My dog is struggling to breathe and his gums are blue'],
  ['cane', 'Il mio cane respira a fatica e ha le gengive bianche'],
  ['gatto', 'my cat is breathing with her mouth open'],
  ['gatto', 'Il gatto ansima da un’ora, fermo sul tappeto'],
  ['cane', 'She collapsed on the walk and can’t stand up'],
  ['cane', 'è collassato e non si regge in piedi'],
  ['cane', 'He is having a seizure right now'],
  ['gatto', 'Ha le convulsioni da sei minuti'],
  ['cane', 'His paw is bleeding and won’t stop'],
  ['cane', 'La ferita sanguina e non si ferma'],
  ['cane', 'si è ferito alla zampa e sanguina tanto'],
  ['cane', 'His belly is swollen and hard and he keeps retching but nothing comes up'],
  ['cane', 'Ha la pancia gonfia e fa conati a vuoto'],
  ['gatto', 'my male cat keeps straining in the litter box and no urine comes'],
  ['gatto', 'Il mio gatto non riesce a fare pipì da stamattina'],
  ['coniglio', 'My rabbit has not eaten since last night'],
  ['coniglio', 'Il coniglio non mangia e non fa cacca da ieri'],
  ['altro', 'my guinea pig stopped eating'],
  ['cane', 'I think he has heatstroke'],
  ['cane', 'colpo di calore, che faccio?'],
  ['gatto', 'My cat fell from the balcony but seems fine'],
  ['cane', 'è stato investito da una macchina'],
  ['gatto', 'The cat licked pollen from my lilies'],
  ['gatto', 'Il gatto ha mangiato una foglia di giglio'],
  ['cane', 'He drank antifreeze in the garage'],
  ['cane', 'Ha mangiato il veleno per topi due giorni fa ma sta bene'],
  ['cane', 'My dog ate five pieces of sugar-free gum'],
  ['cane', 'my dog just ate a whole bar of dark chocolate'],
  ['cane', 'Il cane ha mangiato tutto il cioccolato'],
  ['cane', 'ha rubato l’uvetta dal tavolo'],
  ['cane', 'he stole 2 slices of christmas cake'],
  ['cane', 'ha rubato due fette di colomba'],
  ['cane', 'il cane ha mangiato la pasta per pizza cruda'],
  ['cane', 'il cane ha mangiato il burro d’arachidi senza zucchero'],
  ['cane', 'What should I do if my dog ate grapes?'],
  ['gatto', 'She licked onion soup'],
  ['gatto', 'Ho dato mezza tachipirina al gatto'],
  ['cane', 'My dog swallowed two ibuprofen tablets'],
  ['gatto', 'I put the dog flea drops on my cat'],
  ['gatto', 'Ho messo l’antipulci per cani al gatto'],
  ['cane', 'ha ingoiato il lumachicida'],
  ['cane', 'he swallowed a button battery'],
  ['uccello', 'I burnt a teflon pan and my parrot is sleepy'],
  ['uccello', 'my budgie ate some avocado'],
  ['uccello', 'Il canarino è sul fondo della gabbia'],
  ['cane', 'He was bitten by a viper'],
  ['cane', 'Morso di vipera sulla zampa!'],
  ['cane', 'Ha annusato una processionaria e ha la lingua gonfia'],
  ['cane', 'ha mangiato un boccone avvelenato'],
  ['gatto', 'my kitten isn’t breathing'],
  ['cane', 'he is not well he collapsed'],
  ['cane', 'Non ha mangiato solo il cioccolato'],
  ['cane', 'great dane, stomach blown up like a balloon after dinner, cannot settle, gagging'],
  [
    'cane',
    'dopo cena continua a fare avanti e indietro, ha conati e non tira su niente, addome teso',
  ],
  ['cane', 'his husband says wait, but he dropped on the stairs and his tongue looks grey'],
  ['cane', 'il bassotto trascina le zampe di dietro da stamattina'],
  ['cane', 'after the bee sting his face blew up and now he is vomiting and weak'],
  ['cane', 'she had a litter 3 weeks ago, now she’s stiff and trembling and panting'],
  [
    'cane',
    'non sterilizzata, finito il calore un mese fa, beve tantissimo, è abbattuta e perde roba marrone',
  ],
  ['gatto', 'he’s been in the tray 20 times tonight, cries, and only a drip comes'],
  ['gatto', 'urla e le zampe dietro sono fredde e molli'],
  ['gatto', 'è volata giù dal terrazzo, sembra ok'],
  [
    'coniglio',
    'no poos since last night and she’s sitting hunched in the corner, not touching hay',
  ],
  ['coniglio', 'ha dei vermetti bianchi che si muovono sotto la coda'],
  ['uccello', 'the cat had my budgie in her mouth'],
  ['uccello', 'non riesce a fare l’uovo, è stanca e spinge'],
  ['altro', 'il furetto fissa il vuoto, sbava e non si regge'],
  ['altro', 'pony has food and green slime coming out both nostrils'],
  ['cane', 'found a lump of mince with blue bits in it on the lawn, half gone'],
  ['cane', 'She had surgery last year and is collapsing now'],
];

const ROUTINE: [Species, string][] = [
  ['cane', 'How much should I feed my dog?'],
  ['cane', 'Can dogs eat chocolate?'],
  ['cane', 'Is chocolate toxic for dogs?'],
  ['cane', 'I cani possono mangiare il cioccolato?'],
  ['cane', 'Perché l’uva è tossica per i cani?'],
  ['gatto', 'Can I give my cat paracetamol?'],
  ['gatto', 'Posso dare la tachipirina al gatto?'],
  ['cane', 'He did NOT eat the chocolate, I found it all'],
  ['cane', 'Non ha mangiato il cioccolato'],
  ['gatto', 'Il gatto soffia agli ospiti'],
  ['altro', 'mi lecca le dita per ore, gli manca il sale?'],
  ['cane', 'Mangia insieme agli altri cani'],
  ['cane', 'What breed is best for a flat: a chocolate lab?'],
  ['cane', 'My dog never had a seizure, which vaccine is next?'],
  ['cane', 'Can dogs get heatstroke in spring?'],
  ['cane', 'Come posso prevenire il colpo di calore?'],
  ['cane', 'What are the signs of bloat?'],
  ['gatto', 'Quale vaccino serve al gatto?'],
  ['gatto', 'How do I stop my cat scratching the sofa?'],
  ['gatto', 'My cat is not peeing in the litter box but on my bed'],
  ['coniglio', 'Ogni quanto va vaccinato contro la malattia emorragica?'],
  ['cane', 'he had a seizure two years ago, can he swim?'],
  ['cane', 'My dog pants a little after playing'],
  ['cane', 'how do I protect my dog from snake bites?'],
  ['uccello', 'Are teflon fumes dangerous for birds?'],
  ['cane', 'Where do I buy rat bait that is safe?'],
  ['cane', 'mad as a box of frogs and dying for his dinner, how much does a pup eat?'],
  ['cane', 'dopo la passeggiata crolla a dormire sul divano, è normale?'],
  ['cane', 'I am writing a novel in which a dog has a seizure, how long does it last?'],
  ['gatto', 'In the film the cat falls from the roof. Which nets do I need?'],
  ['gatto', 'non vomita e non ha febbre, volevo solo sapere ogni quanto spazzolarlo'],
  ['coniglio', 'How do I prevent flystrike in summer?'],
  ['uccello', 'la mia cocorita dorme su una zampa sola, è normale?'],
  ['altro', 'what is wet tail in hamsters and how can I prevent it'],
  ['cane', 'my dog has fleas'],
  ['cane', 'il cane ha una zecca'],
  ['cane', 'My dog has long nails'],
  ['cane', 'il cane puzza'],
  ['cane', 'my dog’s breath smells like fish'],
  ['cane', 'Il mio cane ha paura dei botti'],
  ['gatto', 'my cat vomits hairballs'],
  ['gatto', 'la gatta è incinta'],
  ['cane', 'my dog died yesterday'],
  ['cane', 'il mio cane è morto ieri'],
];

describe('triage', () => {
  it.each(EMERGENCIES)('rates a %s as an emergency: %s', (species, text) => {
    expect(levelOf(text, species)).toBe('emergency');
  });

  it.each(ROUTINE)('raises no alarm for a %s: %s', (species, text) => {
    expect(levelOf(text, species)).toBe('routine');
  });

  it.each<[Species, string]>([
    ['gatto', 'My cat hasn’t eaten for a day'],
    ['gatto', 'Il gatto non mangia da ieri'],
    ['cane', 'He vomited five times since this morning'],
    ['cane', 'c’è sangue nelle feci'],
    ['cane', 'She had one fit but is back to normal'],
    ['cane', 'limping on his front leg since yesterday but eats fine'],
    ['gatto', 'occhio che lacrima e lo tiene socchiuso'],
    ['coniglio', 'eating less than usual but still pooing small ones'],
    ['altro', 'il criceto ha un bozzo sul fianco'],
  ])('rates a %s as urgent: %s', (species, text) => {
    expect(levelOf(text, species)).toBe('urgent');
  });

  it('uses the animal named in the question, not the selected pet', () => {
    expect(levelOf('my cat licked a lily', 'cane')).toBe('emergency');
    expect(levelOf('my dog licked a lily', 'gatto')).toBe('urgent');
  });

  it('keeps the alarm when another food was not eaten', () => {
    expect(levelOf('He did not eat his dinner because he ate chocolate', 'cane')).toBe('emergency');
    expect(levelOf('Non ha toccato le crocchette ma ha mangiato cioccolato', 'cane')).toBe(
      'emergency',
    );
  });

  it('keeps the alarm despite doubts and playing down', () => {
    expect(levelOf('Not sure if he ate the raisins', 'cane')).toBe('emergency');
    expect(levelOf('Non so se ha mangiato il topicida', 'cane')).toBe('emergency');
    expect(levelOf('He ate rat poison, my husband says it is nothing', 'cane')).toBe('emergency');
  });

  it('answers in the language of the question and starts with the clinic', () => {
    const english = assess({ text: 'My dog ate antifreeze', species: 'cane' });
    expect(english.actions[0]).toMatch(/vet or the nearest 24-hour clinic/);
    expect(english.donts.join(' ')).toMatch(/Do not make it vomit/);
    const italian = assess({ text: 'Il mio cane ha bevuto antigelo', species: 'cane' });
    expect(italian.actions[0]).toMatch(/clinica 24 ore/);
    expect(italian.reasons.join(' ')).toMatch(/antidoto/);
  });

  it('says what not to do, and puts first aid before the call when seconds count', () => {
    const { actions, donts } = assess({
      text: 'left in the hot car, now he is limp and panting',
      species: 'cane',
    });
    expect(actions[0]).toMatch(/Cool first/);
    expect(actions[1]).toMatch(/Call your vet/);
    expect(donts.join(' ')).toMatch(/wet towels/);
  });

  it('takes illnesses in the profile into account', () => {
    const question = { text: 'he is a bit wobbly today', species: 'cane' } as const;
    expect(assess({ ...question, condition: 'diabetes' }).level).toBe('emergency');
  });
});

it.each([
  ['He ate 20 g of dark chocolate', 40],
  ['Ha mangiato 20 g di cioccolato fondente', 20],
])('a computed harmless dose raises no alarm by itself: %s, %i kg', (text, weightKg) => {
  const { level, doses } = assess({ text, species: 'cane', weightKg });
  expect({ level, dose: doses[0]?.level }).toEqual({ level: 'routine', dose: 'none' });
});

it.each<[Species, string, string]>([
  ['altro', 'my hamster is not moving, it is 12 degrees in the room', 'heatstroke'],
  ['cane', 'my dog got stung by a bee and his face is swelling', 'bite'],
  ['cane', 'Rex chewed through a blister of my heart pills', 'burn'],
  ['cane', 'il cane ha mangiato una pallina', 'skin-and-ears'],
  ['cane', 'he weighs 41 kg and is weak', 'fever'],
  ['cane', 'fa la pipì con un po di sangue', 'bleeding'],
  ['cane', 'he pees with a bit of blood', 'bleeding'],
  ['cane', 'non lo faccio vomitare io con acqua e sale?', 'vomiting'],
  ['gatto', 'pallino non mangia da ieri. e se domani ancora non mangia?', 'wound'],
  ['cane', 'he has a hot spot on his hip, its wet and hes chewing it raw', 'flea-product-eaten'],
  ['cane', 'he has a hot spot on his hip, its wet and hes chewing it raw', 'burn'],
  ['altro', 'my guinea pig jumps up like hes been electrocuted', 'electric-shock'],
])('for a %s, "%s" does not match the group %s', (species, text, group) => {
  expect(assess({ text, species }).rules).not.toContain(group);
});

it.each<[Species, string | null, string, string]>([
  [
    'altro',
    'gerbil',
    'The skin of his tail came off in my hand',
    'Do not pull off what hangs and do not bandage the tail.',
  ],
  ['cane', null, 'cane fulminato dalla corrente', 'Non toccarlo finché è a contatto con il filo.'],
  [
    'gatto',
    null,
    'my cat ate some string',
    'Do not pull at anything that hangs from mouth or bottom.',
  ],
])('a %s (%s) keeps its first aid at any level of alarm: %s', (species, breed, text, dont) => {
  expect(assess({ text, species, breed }, undefined, 'urgent').donts).toContain(dont);
});
