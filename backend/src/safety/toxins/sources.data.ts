import type { Source } from './toxin.js';

const of = (publisher: string, title: string, page?: string): Source =>
  page === undefined ? { publisher, title } : { publisher, title, page };

const MVM = 'Merck Veterinary Manual';
const PPH = 'Pet Poison Helpline';
const VPIS = 'Veterinary Poisons Information Service';
const AVMF = 'American Veterinary Medical Foundation';

export const SOURCES = {
  chocolate: of(MVM, 'Chocolate Toxicosis in Animals', 'methylxanthine content table'),
  caffeine: of('USDA FoodData Central', 'Caffeine in coffee, tea and soft drinks'),
  xylitol: of(MVM, 'Xylitol Toxicosis in Dogs'),
  grape: of(MVM, 'Grape, Raisin, and Tamarind (Vitis spp, Tamarindus spp) Toxicosis in Dogs'),
  tartaric: of(VPIS, 'Cause of grape induced kidney injury in dogs', 'vpisglobal.com, 5 May 2021'),
  allium: of(MVM, 'Garlic and Onion (Allium spp) Toxicosis in Animals'),
  alliumAll: of(AVMF, 'Onions, Garlic and Chives', 'vetmeds.org pet poison control list'),
  garlic: of(PPH, 'Garlic', 'petpoisonhelpline.com/poison/garlic'),
  nsaid: of(MVM, 'Toxicoses From Human Analgesics in Animals'),
  nsaidLevels: of('VETgirl', 'NSAID toxicity in dogs and cats'),
  nsaidTop10: of(
    'Veterinary Clinics of North America: Small Animal Practice',
    'Toxicology of Frequently Encountered Nonsteroidal Anti-inflammatory Drugs in Dogs and Cats',
    '42(2), March 2012',
  ),
  naproxen: of(PPH, 'Naproxen', 'petpoisonhelpline.com/poison/naproxen'),
  permethrin: of('Clinician’s Brief', 'Permethrin Toxicosis in Cats'),
  lily: of('Animal PoisonLine (VPIS)', 'Lilies: go straight to the vet'),
  glycol: of(PPH, 'Ethylene Glycol (Antifreeze)'),
  anticoagulant: of(
    'Veterinary Clinics of North America: Small Animal Practice',
    'A Review of Rodenticides (DeClementi, Sobczak)',
  ),
  bromethalin: of('VETgirl', 'Bromethalin toxicosis'),
  vitaminD: of('MedVet', 'Cholecalciferol and vitamin D poisoning'),
  metaldehyde: of(VPIS, 'Metaldehyde'),
  macadamia: of(MVM, 'Macadamia Nut Toxicosis in Dogs'),
  ethanol: of('Veteriankey', 'Alcohols'),
  dough: of('Clinician’s Brief', 'Bread dough ingestion'),
  nicotine: of(AVMF, 'Nicotine', 'vetmeds.org pet poison control list'),
  cannabis: of('VetVine', 'Marijuana Toxicity in Pets', 'article 353'),
  salt: of('Cote', 'Clinical Veterinary Advisor', 'p. 1798'),
  avocado: of(MVM, 'Avocado (Persea spp) Toxicosis in Animals'),
  ptfe: of('PoultryDVM', 'PTFE toxicosis'),
  zinc: of(AVMF, 'Pennies (zinc)', 'vetmeds.org pet poison control list'),
  teaTree: of(
    'JAVMA',
    'Concentrated tea tree oil toxicosis in dogs and cats: 443 cases',
    '244:95, 2014',
  ),
  sago: of('University of Florida Health', 'Sago palm poisoning'),
  heartPlants: of('ASPCA Animal Poison Control Center', 'Toxic and Non-Toxic Plants'),
  azalea: of('University of Pennsylvania', 'Poisonous plants: Azalea', 'cal.vet.upenn.edu'),
  antibiotics: of('House Rabbit Society', 'Antibiotics that are unsafe for rabbits'),
  fipronil: of('ANSES', 'Antiparasitics containing fipronil are toxic to rabbits', '20 June 2023'),
  poisonLine: of('Animal PoisonLine (VPIS)', 'Straight to the vet'),
  irritant: of('ASPCA Animal Poison Control Center', 'Plants with insoluble calcium oxalates'),
  battery: of(PPH, 'Household batteries'),
  caustic: of(PPH, 'Top ten things to do when your pet is poisoned'),
  processionary: of('Clinica Veterinaria Ferrara', 'La processionaria del pino'),
  oils: of(PPH, 'Essential oils and cats'),
  mould: of(MVM, 'Tremorgenic Neuromycotoxicosis in Dogs'),
  mushroom: of('ASPCA Animal Poison Control Center', 'Mushrooms'),
  poison: of(PPH, 'Top ten things to do when your pet is poisoned'),
} as const;
