import { NO_HANDS_IN_MOUTH, NO_INSULIN, SUGAR_ON_GUMS } from '../signs/advice.data.js';
import { KEEP_PACK, NO_VOMIT, NO_WAIT, POISON_DONTS, WASH_OFF } from './advice.data.js';
import { listed, ANY, NEVER, type Source, type Substance } from './toxin.js';
import type { Text } from '../rule.js';
import { SOURCES } from './sources.data.js';

const ACTS_STRONGLY: Text = {
  en: 'This medicine for people can act strongly on an animal from one tablet or bite.',
  it: 'Questo farmaco per persone può agire molto su un animale già da una compressa o un morso.',
};
const STRONG_SIGNS: Text = {
  en: 'Agitation or sleepiness, a racing or slow heart, tremor or collapse may begin within an hour.',
  it: "Agitazione o sonnolenza, cuore veloce o lento, tremori o collasso possono cominciare entro un'ora.",
};
const MILD_REASON: Text = {
  en: 'One or two usually only upset the stomach; a whole packet is another matter.',
  it: "Una o due di solito danno solo mal di stomaco; una confezione intera è un'altra cosa.",
};
const MILD_SIGNS: Text = {
  en: 'Vomiting, loose stool or sleepiness begin within hours.',
  it: 'Vomito, feci molli o sonnolenza cominciano in poche ore.',
};
const MILD_SIGNS_WITHOUT_VOMITING: Text = {
  en: 'Loose stool or sleepiness begin within hours.',
  it: 'Feci molli o sonnolenza cominciano in poche ore.',
};
/** Lort Smith Animal Hospital: a meal first, syrup on the gums if it does not eat. */
const AGAINST_LOW_SUGAR: readonly Text[] = [
  {
    en: 'Offer its usual food at once if it is awake and swallows.',
    it: 'Se è sveglio e deglutisce, offrigli subito il suo cibo abituale.',
  },
  SUGAR_ON_GUMS,
  KEEP_PACK,
];

interface Class {
  id: string;
  name: Text;
  names: string;
  source: Source;
  reason?: Text;
  onset?: Text;
  onsetWithoutVomiting?: Text;
}

const medicine = ({ id, name, names, source, reason, onset, ...more }: Class): Substance => ({
  ...more,
  id,
  name,
  route: 'mouth',
  forms: [{ names: listed(names) }],
  medicine: 'ordered',
  rows: [{ mild: ANY, severe: ANY, lethal: NEVER, source }],
  reason: reason ?? ACTS_STRONGLY,
  onset: onset ?? STRONG_SIGNS,
  actions: [KEEP_PACK],
  donts: [...POISON_DONTS, NO_WAIT],
  sources: [source],
});

const mild = (given: Class): Substance => ({
  ...medicine({
    reason: MILD_REASON,
    onset: MILD_SIGNS,
    onsetWithoutVomiting: MILD_SIGNS_WITHOUT_VOMITING,
    ...given,
  }),
  graveWhenMuch: true,
  rows: [{ mild: ANY, severe: NEVER, lethal: NEVER, source: given.source }],
});

/** Harmful only if swallowed, while the same drops in an eye or nose are a treatment. */
const SWALLOWED =
  /\b(?:ate|eat\w*|drank|drunk|drink\w*|swallow\w*|chew\w*|lick\w*|ingest\w*|punctur\w*|got (?:into|hold)|bit|mangiat\w|bevut\w|ingoiat\w|ingerit\w|masticat\w|leccat\w|mors[oa]|morsicat\w|rosicchiat\w|rott[oa]|bucat\w)\b/;

/** Medicines for people, by class; brand names of the United Kingdom, the United States and Italy. */
export const HUMAN_MEDICINES: readonly Substance[] = [
  medicine({
    id: 'antidepressant',
    name: { en: 'an antidepressant', it: 'un antidepressivo' },
    names: `antidepressant*, antidepressiv*, anti depressant*, ssri, snri, maoi, prozac, fluoxetin*, sertralin*, zoloft,
      lustral, citalopram*, celexa, cipramil, elopram, seropram, escitalopram*, cipralex, lexapro, entact, venlafaxin*,
      effexor*, efexor*, faxine, desvenlafaxin*, pristiq, cymbalta, xeristar, ariclaim, duloxetin*, paroxetin*, paxil,
      seroxat, sereupin, eutimil, daparox, dapagut, mirtazapin*, remeron, zispin, trazodon*, desyrel, molipaxin,
      trittico, bupropion*, wellbutrin*, elontril, zyban, amitriptylin*, amitriptilin*, elavil, laroxyl, adepril,
      nortriptylin*, noritren, pamelor, clomipramin*, anafranil, imipramin*, tofranil, doxepin*, dosulepin*,
      dothiepin, lofepramin*, trimipramin*, surmontil, fluvoxamin*, faverin, luvox, fevarin, dumirox, maveral,
      vortioxetin*, brintellix, trintellix, vilazodon*, viibryd, agomelatin*, valdoxan, phenelzine, nardil,
      moclobemid*, selegilin*, milnacipran, savella, reboxetin*, edronax, 5 htp, 5htp, griffonia, griffonia simplicifolia,
      st john s wort, iperico, buspiron*, buspar`,
    source: SOURCES.poisonLine,
  }),
  medicine({
    id: 'adhd-medicine',
    name: { en: 'an ADHD medicine or stimulant', it: "un farmaco per l'ADHD o stimolante" },
    names: `adhd, add medic*, add pill*, add meds, ritalin*, adderall*, adderal, methylphenidate, metilfenidato, concerta, vyvanse,
      elvanse, tyvense, lisdexamfetamin*, lisdexamphetamin*, dexamfetamin*, dextroamphetamin*, dexedrine, focalin*, dexmethylphenidate,
      medikinet, equasym, xaggitin, delmosart, daytrana, quillivant, strattera, atomoxetin*, amphetamine*, amfetamin*,
      anfetamin*, modafinil*, provigil, armodafinil, phentermine, adipex, guanfacin*, intuniv, ephedrine,
      ephedra, efedrina, diet pill*, slimming pill*, fat burner*, pillol* dimagrant*, pastigli* dimagrant*, bruciagrassi, brucia grassi`,
    source: SOURCES.poisonLine,
  }),
  medicine({
    id: 'heart-medicine',
    name: { en: 'a heart or blood pressure medicine', it: 'un farmaco per cuore o pressione' },
    names: `heart pill*, heart tablet*, heart medic*, heart med, heart meds, heart drug*, heart capsule*, blood pressure pill*, blood pressure tablet*,
      blood pressure med*, bp pill*, bp tablet*, bp med*, beta blocker*, betablocker*, betabloccant*, beta bloccant*, calcium channel blocker*,
      calcioantagonist*, ace inhibitor*, ace inibitor*, water pill*, water tablet*, diuretic*, cardiac medic*,
      bisoprolol*, concor, cardicor, congescor, sequacor, zebeta, amlodipin*, norvasc, istin, propranolol*, inderal, metoprolol*, lopressor,
      lopresor, toprol, toprol xl, seloken, atenolol*, tenormin, carvedilol*, coreg, dilatrend, nebivolol*, nebilet, lobivon, nebilox, bystolic,
      sotalol*, sotacor, labetalol*, digoxin*, lanoxin, digossina, eudigox, ramipril*, triatec, unipril, altace, lisinopril*, zestril,
      prinivil, enalapril*, enapren, vasotec, innovace, perindopril*, coversyl, captopril*, capoten, quinapril*, accuprin, fosinopril*, zofenopril,
      bifril, verapamil*, isoptin, calan, diltiazem*, cardizem, tildiem, dilzene, nifedipin*, adalat, felodipin*, lercanidipin*, zanedip,
      cardiovasc, losartan*, cozaar, lortaan, neo lotan, valsartan*, diovan, tareg, candesartan*, atacand, blopress, ratacand, irbesartan*, aprovel,
      avapro, karvea, olmesartan*, olmetec, benicar, olpress, telmisartan*, micardis, pritor, flecainid*, almarytm, tambocor, propafenon*, rytmonorm,
      amiodaron*, cordarone, dronedaron*, multaq, nitroglycerin*, nitroglicerina, glyceryl trinitrate, gtn spray, gtn tablet*, trinitrina, carvasin,
      isosorbide*, nitrodur, deponit, furosemid*, frusemide, lasix, hydrochlorothiazid*, idroclorotiazid*, indapamid*, natrilix, bendroflumethiazid*,
      chlorthalidon*, clortalidone, spironolacton*, aldactone, aldactazide, bumetanid*, torasemid*, torsemide, eplerenon*, inspra, doxazosin*, cardura, terazosin*,
      tamsulosin*, flomax, omnic, clonidin*, catapresan, catapres, methyldopa, hydralazin*, entresto, sacubitril, ivabradin*, procoralan, ranolazin*,
      ranexa, antipertensiv*, antiipertensiv*, ipertension*,
      pastigli* della pressione, pastigli* per la pressione, pastigli* pressione, pastigli* del nonno per la pressione, pastigli* della nonna per la pressione,
      pillol* della pressione, pillol* per la pressione, compress* della pressione, compress* per la pressione, compress* pressione,
      pastigli* del cuore, pastigli* per il cuore, pillol* del cuore, pillol* per il cuore, compress* del cuore, compress* per il cuore,
      farmac* per il cuore, farmac* del cuore, medicin* per il cuore, medicin* del cuore, medicin* della pressione, medicin* per la pressione,
      farmac* per la pressione, farmac* della pressione, gocce per il cuore, sildenafil*, viagra, revatio, tadalafil*, cialis, vardenafil*, levitra, spedra`,
    source: SOURCES.poisonLine,
  }),
  medicine({
    id: 'fluorouracil',
    name: { en: 'a cancer medicine', it: 'un farmaco antitumorale' },
    names: `fluorouracil*, fluorouracile, fluoro uracil, 5 fu, 5fu, efudix, efudex, carac, tolak, actikerall, verrumal, chemo*, capecitabin*, xeloda, methotrexate, metotrexato,
      metotressato, methotrexat*, reumaflex, tamoxifen*, tamoxifene, letrozol*, femara, anastrozol*, arimidex, exemestan*, imatinib, gleevec,
      glivec, mercaptopurin*, azathioprin*, azatioprina, imuran, hydroxyurea, hydroxycarbamid*, idrossiurea, cyclophosphamid*, ciclofosfamide, temozolomid*,
      cancer pill*, cancer tablet*, cancer cream, cancer medic*, farmac* antitumoral*, chemioterap*, imiquimod, aldara, podophyllin*`,
    source: SOURCES.poisonLine,
  }),
  medicine({
    id: 'salbutamol',
    name: { en: 'an asthma inhaler', it: "un inalatore per l'asma" },
    names: `inhaler, inhalers, salbutamol*, albuterol, proair, proventil, ventolin*, ventoline, airomir, salamol, inalatore, inalatori, broncovaleas, broncodilatator*,
      bronchodilator*, asthma pump, asthma puffer, asthma pill*, asthma tablet*, puffer, bomboletta per l asma, spray per l asma, spray dell asma, pompetta per l asma,
      symbicort, seretide, advair, fostair, foster spray, relvar, breo, formoterol*, salmeterol*, serevent, oxis, terbutalin*, bricanyl, clenbuterol*, clenil compositum,
      ipratropium, atrovent, spiriva, duoresp, aliflus, theophyllin*, teofillina, aminophyllin*, montelukast overdose`,
    source: SOURCES.poisonLine,
  }),
  medicine({
    id: 'opioid',
    name: { en: 'an opioid', it: 'un oppioide' },
    names: `opioid*, oppioid*, opiate*, fentanyl*, duragesic, tramadol*, contramal, ultram, zydol, codein*, codeina, dihydrocodein*, oxycodon*, ossicodone, oxycontin, oxynorm,
      targin, hydrocodon*, hydromorphon*, dilaudid, jurnista, morphine, morfina, oramorph, mst continus, ms contin, buprenorphin*, subutex, suboxone, butrans,
      temgesic, transtec, methadone, metadone, tapentadol*, palexia, nucynta, loperamid*, imodium, dissenten, lopemid, diphenoxylate, lomotil, kratom, depalgos`,
    source: SOURCES.humanDrugs,
  }),
  medicine({
    id: 'sedative',
    name: {
      en: 'a sleeping, calming or epilepsy medicine',
      it: 'un sonnifero, ansiolitico o antiepilettico',
    },
    names: `sleeping pill*, sleeping med*, sleeping tablet*, sleep aid*, sleep tablet*, pasticc* per dormire, pastigli* per dormire, pillol* per dormire, compress* per dormire,
      gocce per dormire, gocce di en, gocce di valium, gocce di lexotan, gocce di tavor, gocce di xanax, gocce per l ansia, ansia pastiglie, epilepsy tablet*, epilepsy med* of, sonnifer*, xanax, alprazolam, valium, diazepam, vatran, ansiolin, noan, benzodiazepin*, lorazepam, ativan, tavor, control lorazepam, ansiolitic*,
      tranquilliser*, tranquillizer*, tranquilizer*, tranquillizzant*, temazepam, restoril, normison, nitrazepam, mogadon, clonazepam, klonopin, rivotril, bromazepam, lexotan, delorazepam,
      triazolam, halcion, flurazepam, dalmadorm, lormetazepam, minias, brotizolam, chlordiazepoxid*, librium, zolpidem, ambien, stilnox, nottem,
      zopiclon*, imovane, zimovane, eszopiclon*, lunesta, zaleplon, gabapentin*, neurontin, pregabalin*, lyrica, carbamazepin*, tegretol, oxcarbazepin*, valproat*, valproic acid,
      depakin*, depakote, epilim, lamotrigin*, lamictal, topiramat*, topamax, phenytoin, dilantin, fenitoina, barbiturat*, phenobarbital for people, gardenale,
      baclofen*, lioresal, tizanidin*, zanaflex, sirdalud, cyclobenzaprin*, flexeril, methocarbamol, robaxin, carisoprodol, muscle relaxant*, miorilassant*,
      doxylamin*, zzzquil, nytol, sominex, unisom, diphenhydramin*, promethazin*, phenergan, farganesse, hydroxyzin*, atarax, anxiety med*, anxiety pill*, nerve pill*,
      ropinirol*, requip, pramipexol*, mirapexin, mirapex, levodopa, sinemet, madopar, parkinson medic*, parkinson tablet*, parkinson pill*, memantin*, donepezil*, aricept, lecanemab`,
    source: SOURCES.humanDrugs,
  }),
  medicine({
    id: 'antipsychotic',
    name: { en: 'an antipsychotic or lithium', it: 'un antipsicotico o litio' },
    names: `antipsychotic*, antipsicotic*, quetiapin*, seroquel, risperidon*, risperdal, olanzapin*, zyprexa, clozapin*, clozaril, leponex, aripiprazol*, abilify, haloperidol*, aloperidolo,
      haldol, serenase, chlorpromazin*, largactil, lurasidon*, latuda, paliperidon*, ziprasidon*, geodon, talofen, lithium tablet*, lithium pill*, lithium carbonate, carbolithium, priadel, lithobid,
      bipolar med*`,
    source: SOURCES.humanDrugs,
  }),
  medicine({
    id: 'blood-thinner',
    name: { en: 'a blood thinner', it: 'un anticoagulante' },
    names: `blood thinner*, bloodthinner*, anticoagulanti orali, pastigli* anticoagulant*, compress* anticoagulant*, apixaban, eliquis, rivaroxaban, xarelto, dabigatran, pradaxa, edoxaban,
      lixiana, savaysa, clopidogrel*, plavix, ticagrelor, brilinta, brilique, prasugrel, acenocoumarol, acenocumarolo, sintrom, coumadin, jantoven, fluidificant* del sangue`,
    source: SOURCES.humanDrugs,
  }),
  {
    ...medicine({
      id: 'diabetes-medicine',
      name: { en: 'a diabetes medicine', it: 'un farmaco per il diabete' },
      names: `glipizid*, gliclazid*, diamicron, glibenclamid*, gliburide, glyburide, gliboral, glimepirid*, amaryl, solosa, repaglinid*, novonorm, pioglitazon*, actos, metformin*, metformina, glucophage,
      janumet, jentadueto, sitagliptin*, januvia, linagliptin*, trajenta, empagliflozin*, jardiance, dapagliflozin*, forxiga, farxiga, canagliflozin*, invokana, semaglutid*, ozempic, wegovy, rybelsus,
      mounjaro, tirzepatid*, liraglutid*, victoza, saxenda, trulicity, dulaglutid*, diabetes tablet*, diabetes pill*, diabetes med*, pastigli* per il diabete, pastigli* del diabete, compress* per il diabete,
      pillol* per il diabete, insulin pen*, insulin vial*, insulin cartridge*, penn* di insulina, penn* d insulina, penn* per insulina, penn* dell insulina`,
      source: SOURCES.humanDrugs,
      onset: {
        en: 'Weakness, wobbling or fits from low blood sugar begin within an hour to a day.',
        it: "Debolezza, barcollamento o convulsioni da ipoglicemia cominciano da un'ora a un giorno.",
      },
    }),
    actions: AGAINST_LOW_SUGAR,
    donts: [NO_VOMIT, NO_INSULIN, NO_WAIT],
  },
  {
    ...medicine({
      id: 'insulin-overdose',
      name: { en: 'too much insulin', it: 'troppa insulina' },
      names: 'insulin, insulina, caninsulin, vetsulin, prozinc, lantus',
      source: SOURCES.insulin,
      reason: {
        en: 'Too much insulin makes the blood sugar crash, with weakness, fits and coma.',
        it: 'Troppa insulina fa crollare la glicemia, con debolezza, convulsioni e coma.',
      },
      onset: {
        en: 'Weakness, wobbling or fits begin within hours.',
        it: 'Debolezza, barcollamento o convulsioni cominciano in poche ore.',
      },
    }),
    medicine: 'own',
    actions: AGAINST_LOW_SUGAR,
    donts: [NO_INSULIN, NO_HANDS_IN_MOUTH, NO_WAIT],
  },
  medicine({
    id: 'strong-medicine',
    name: { en: 'a strong medicine', it: 'un farmaco forte' },
    names: `thyroid pill*, thyroid tablet*, thyroid med*, pastigli* per la tiroide, pastigli* della tiroide, pillol* per la tiroide, pillol* della tiroide, compress* per la tiroide,
      compress* della tiroide, levothyroxin*, levotiroxina, eutirox, tirosint, synthroid, euthyrox, liothyronin*, cytomel, armour thyroid,
      isoniazid*, nicozid, hydroxychloroquin*, plaquenil, chloroquin*, antimalarial*, malarone, quinine, chinino, mefloquin*, lariam, colchicin*, gout tablet*, gout pill*, pastigli* per la gotta, colchicina, alpha lipoic acid, acido alfa lipoico, acido lipoico,
      ivermectin horse*, horse wormer*, worm paste for horses, worming paste for horses, paste for horses, horse paste, horse worming*, horse dewormer*, ivermectin paste, equest, pasta vermifuga per cavalli, vermifugo per cavalli, vermifugo dei cavalli, moxidectin gel, cattle wormer*, sheep dip, sheep drench,
      potassium tablet*, potassium chloride, slow k, cloruro di potassio, theragran, oral minoxidil, disulfiram, antabuse, methimazole of, mycophenolat*, tacrolimus, ciclosporin* of mine, abortion pill*, misoprostol, mifepriston*,
      lidocain*, benzocain*, emla, bonjela, orajel, anbesol, teething gel*, numbing cream, numbing spray, crema anestetica, anestetico locale, novocain, bismuth, retinoid tablet*, isotretinoin*, roaccutane, accutane, antivir*, hiv tablet*, hiv med*, prep tablet*,
      migraine tablet*, sumatriptan*, imigran, imitrex, triptan*, rizatriptan*, maxalt, ergotamin*, cafergot, prescription pill*, prescription drug*, prescription med*, prescription tablet*, human drug*, estradiol patch*, fentanyl patch*`,
    source: SOURCES.humanDrugs,
  }),
  {
    ...medicine({
      id: 'minoxidil',
      name: { en: 'minoxidil (hair growth lotion)', it: 'minoxidil (lozione per capelli)' },
      names: `minoxidil*, rogaine, regaine, aloxidil, tricoxidil, minovital, carexidil, kirkland foam, hair growth foam, hair growth serum, hair loss foam, hair loss treatment, lozione per la caduta dei capelli, lozione anticaduta`,
      source: SOURCES.minoxidil,
      reason: {
        en: 'Drops or licks of minoxidil can make the blood pressure collapse and fill the lungs with fluid; cats have died.',
        it: 'Gocce o leccate di minoxidil possono far crollare la pressione e riempire di liquido i polmoni; alcuni gatti sono morti.',
      },
      onset: {
        en: 'Weakness, a fast heart and laboured breathing begin within one hour to three days.',
        it: "Debolezza, cuore veloce e respiro difficile cominciano da un'ora a tre giorni.",
      },
    }),
    route: 'skin',
    actions: [WASH_OFF, KEEP_PACK],
  },
  medicine({
    id: 'decongestant',
    name: {
      en: 'a decongestant, nose or eye drops',
      it: 'un decongestionante, gocce per naso o occhi',
    },
    names: `pseudoephedrin*, pseudoefedrina, sudafed, phenylephrin*, fenilefrina, decongestant*, decongestionant*, mucinex d, claritin d, zyrtec d, actifed, cold and flu tablet*, cold and flu capsule*,
      cold tablet*, cold pill*, cold medicine, flu tablet*, cough and cold, pastigli* per il raffreddore, compress* per il raffreddore, oxymetazolin*, ossimetazolina, afrin, vicks sinex, xylometazolin*, xilometazolina, otrivin*, otrivine, rinazina,
      naphazolin*, nafazolina, imidyl, collirio alfa, tetrahydrozolin*, tetryzolin*, visine, clear eyes, nasal spray, nasal drops, nose spray, nose drops, spray nasale, gocce nasali, gocce per il naso, gocce del naso, brimonidin*, alphagan, clonidine drops`,
    source: SOURCES.decongestant,
  }),
  {
    ...medicine({
      id: 'decongestant',
      name: {
        en: 'a decongestant, nose or eye drops',
        it: 'un decongestionante, gocce per naso o occhi',
      },
      names: '',
      source: SOURCES.imidazoline,
    }),
    forms: [{ names: listed('eye drop*, eyedrop*, collirio'), within: SWALLOWED }],
  },
  medicine({
    id: 'muscle-rub',
    name: {
      en: 'a muscle rub with salicylate, menthol or camphor',
      it: 'una pomata con salicilato, mentolo o canfora',
    },
    names: `deep heat, deep freeze gel, ralgex, tiger balm, balsamo di tigre, bengay, ben gay, icy hot, muscle rub*, muscle cream*, methyl salicylate, salicilato di metile, wintergreen, vegetallumina, vicks vaporub, vaporub, camphor*, canfora,
      capsaicin cream, radiosalil, thermacare, salonpas`,
    source: SOURCES.overCounter,
  }),
  medicine({
    id: 'street-drug',
    name: { en: 'an illegal drug', it: 'una droga' },
    names: `cocain*, crack cocaine, heroin, eroina, ecstasy, mdma, molly pill*, lsd, acid tab*, ketamin*, crystal meth, methamphetamin*, metanfetamin*, speed pill*, ghb, poppers, synthetic cannabinoid*, spice joint, k2 spice, party pill*, drugs off the street,
      street drug*, illegal drug*, illicit drug*, baggie of drugs, bag of drugs, someone s drugs, stash of drugs, droga, droghe, sostanze stupefacenti, stupefacent*, magic truffle*, psilocybin*`,
    source: SOURCES.street,
  }),
  mild({
    id: 'supplement',
    name: { en: 'vitamins for people', it: 'vitamine per persone' },
    names: `multivitamin*, multi vitamin*, multivitaminic*, vitamin gumm*, gummy vitamin*, kids vitamin*, children s vitamin*, centrum, supradyn, berocca, my vitamins, mie vitamine, vitamine del bambino`,
    source: SOURCES.vitamins,
  }),
  {
    ...mild({
      id: 'supplement',
      name: { en: 'a food supplement', it: 'un integratore' },
      names: `vitamin tablet*, vitamin pill*, vitamin b*, vitamin c, vitamin e, vitamina c, vitamina b*, vitamina e, vitamins, vitamine, folic acid, acido folico, biotin*, magnesium tablet*, magnesium supplement*, magnesio supremo, zma, calcium tablet*, calcium pill*, calcium supplement*, integratore di calcio, compress* di calcio,
      food supplement*, supplements, cbd oil*, olio di cbd, olio al cbd, integratore, integratori, melatonin*, melatonina, valerian*, valeriana, fish oil*, omega 3*, cod liver oil, olio di fegato di merluzzo, olio di pesce, collagen*, creatine, creatina, protein powder, whey, proteine in polvere, turmeric capsule*, cbd oil, cbd gumm*, cbd treat*, cbd, olio di cbd, ginkgo*, ginseng, evening primrose, probiotic*, probiotici, fermenti lattici, enterogermina`,
      source: SOURCES.vitamins,
    }),
    medicine: 'own',
  },
  mild({
    id: 'mild-medicine',
    name: { en: 'a medicine of low danger', it: 'un farmaco poco pericoloso' },
    names: `contraceptive*, birth control, the pill packet, morning after pill*, oral contraceptive*, anticoncezional*, contraccettiv*, pillola del giorno dopo, la pillola mia, hrt tablet*, hrt patch*, hormone tablet*, hormone cream, hormone gel, estrogen*, oestrogen*, estrogel, oestrogel, estrogeni, testosterone gel, testogel,
      progesterone, antacid*, antiacid*, gaviscon, rennie, rennies, tums, maalox, omeprazol*, lansoprazol*, pantoprazol*, esomeprazol*, nexium, prilosec, zantac, ranitidin*, famotidin*, pepcid, buscopan, laxative*, lassativ*, senna tablet*, dulcolax, bisacodyl, movicol, guttalax, miralax, ex lax,
      antihistamin*, antistaminic*, hay fever tablet*, hayfever tablet*, allergy tablet*, allergy pill*, cetirizin*, zyrtec, zirtec, piriton, chlorphenamin*, clorfenamina, loratadin*, claritin, clarityn, fexofenadin*, benadryl, trimeton, levocetirizin*, xyzal, robilas, bilastin*,
      statin, statins, simvastatin*, atorvastatin*, lipitor, torvast, rosuvastatin*, crestor, pravastatin*, cholesterol tablet*, cholesterol pill*, cholesterol med*, pastigli* per il colesterolo, pastigli* del colesterolo, pillol* per il colesterolo, compress* per il colesterolo, allopurinol*, zyloric,
      prednison*, prednisolon*, deltacortene, medrol, bentelan, cortison*, cortisone cream, steroid cream*, steroid ointment*, betnovate, dermovate, eumovate, elocon*, locoidon, advantan, hydrocortison*, betamethason*, gentalyn*, crema al cortisone, pomata al cortisone, antibiotic cream*, antibiotic ointment*, neosporin, polysporin, antifungal cream, clotrimazol*, canesten, daktarin, miconazol*,
      haemorrhoid cream, hemorrhoid cream, preparation h, proctosedyl, pomata per emorroidi, acyclovir, aciclovir, zovirax, cough syrup, cough sweet*, cough drop*, throat lozenge*, strepsils, halls, sciroppo per la tosse, caramell* per la gola, pastigli* per la gola, mucolitic*, fluimucil, bisolvon, acne cream,
      differin, tretinoin*, retinol cream, benzoyl peroxide, ovule, viakal gel, orlistat, alendronat*, alendronic*, fosamax, finasterid*, antabuse cream, cranberry tablet*, simethicon*, activated charcoal tablet*`,
    source: SOURCES.rarelySerious,
  }),
  {
    id: 'iron',
    name: { en: 'iron', it: 'ferro' },
    route: 'mouth',
    forms: [
      {
        names: listed(
          `iron tablet*, iron pill*, iron capsule*, iron supplement*, ferrous sulfate, ferrous sulphate, ferrous fumarate, ferrous gluconate, ferro grad, ferrograd, ferlatum, ferro tardyferon, tardyfer, tardyferon, niferex, intrafer, sideral, feroglobin, slow fe, pregnancy vitamin*,
          prenatal vitamin*, prenatals, pregnacare, compress* di ferro, pastigli* di ferro, integratore di ferro, pillol* di ferro, fial* di ferro, solfato ferroso, vitamins with iron, gumm* with iron, vitamin* with iron, multivitamin* with iron, multivitamin* con ferro, vitamine con ferro, iron gumm*, ferro in compresse,
          hand warmer*, heat pack*, scaldamani`,
        ),
        mg: {
          tablet: [14, 105],
          item: [14, 105],
          piece: [14, 105],
          pack: [300, 3000],
          sachet: [14, 105],
        },
        isDosed: true,
      },
    ],
    rows: [{ mild: 20, severe: 60, lethal: 100, source: SOURCES.iron }],
    reason: {
      en: 'Iron burns the gut and in larger doses destroys the liver.',
      it: "Il ferro brucia l'intestino e in dosi maggiori distrugge il fegato.",
    },
    onset: {
      en: 'Vomiting, also with blood, begins within six hours; after a calm spell shock may follow.',
      it: 'Il vomito, anche con sangue, comincia entro sei ore; dopo una pausa può seguire lo shock.',
    },
    onsetWithoutVomiting: {
      en: 'Belly pain and bloody diarrhoea begin within six hours; after a calm spell shock may follow.',
      it: 'Dolore alla pancia e diarrea con sangue cominciano entro sei ore; dopo una pausa può seguire lo shock.',
    },
    actions: [KEEP_PACK],
    donts: [...POISON_DONTS, NO_WAIT],
    sources: [SOURCES.iron, SOURCES.vitamins],
  },
  {
    ...mild({
      id: 'pet-painkiller',
      name: { en: 'a painkiller for animals', it: 'un antidolorifico per animali' },
      names: `carprofen*, carprofene, rimadyl, carprodyl, carporal, novox, vetprofen, norocarp, dolagis, meloxicam*, metacam, loxicom, meloxidyl, meloxoral, inflacam, rheumocam, previcox, firocoxib, onsior, robenacoxib*, galliprant, grapiprant, trocoxil, mavacoxib, cimalgex, cimicoxib,
      deracoxib, deramaxx, equioxx, tolfedine, tolfenamic*, rimifin, dog painkiller*, dogs painkiller*, antidolorific* del cane, antinfiammatori* del cane, antidolorific* veterinari*, antinfiammatori* veterinari*`,
      source: SOURCES.petNsaid,
      reason: {
        en: "Too much of an animal's own painkiller causes ulcers and kidney failure, in cats from little.",
        it: 'Troppo antidolorifico, anche veterinario, causa ulcere e blocco dei reni, nel gatto già con poco.',
      },
      onset: {
        en: 'Vomiting, black stool and weakness begin within hours to days.',
        it: 'Vomito, feci nere e debolezza cominciano nel giro di ore o giorni.',
      },
      onsetWithoutVomiting: {
        en: 'Loss of appetite, black stool and weakness begin within hours to days.',
        it: 'Inappetenza, feci nere e debolezza cominciano nel giro di ore o giorni.',
      },
    }),
    rows: [
      { animals: ['cat'], mild: ANY, severe: ANY, lethal: NEVER, source: SOURCES.petNsaid },
      { mild: ANY, severe: NEVER, lethal: NEVER, source: SOURCES.petNsaid },
    ],
    medicine: 'own',
  },
  {
    ...mild({
      id: 'pet-medicine',
      name: { en: "too much of an animal's own medicine", it: 'troppo farmaco veterinario' },
      names: `apoquel, oclacitinib, cytopoint, zenrelia, vetmedin, pimobendan*, cardisure, fortekor, benazepril*, cardalis, prilactone, thiamazol*, methimazol*, vidalta, felimazole, felimazol, thyronorm, thyforon, soloxine, vetoryl, trilostan*, phenobarb*, fenobarbital*, epiphen, soliphen, epityl, luminal, pexion, imepitoin*,
      potassium bromide, bromuro di potassio, libromide, keppra, levetiracetam*, bravecto, nexgard*, simparica*, credelio*, comfortis, spinosad, heartgard, interceptor*, milbemax, milpro, milbactor, drontal, droncit, panacur, fenbendazol*, cazitel, endogard, cardotek, guardian tablet*, advocate, stronghold, revolution spot*, seresto tablet,
      worming tablet*, wormer*, dewormer*, worm tablet*, worm pill*, flea tablet*, flea pill*, tick tablet*, heartworm tablet*, heartworm pill*, heartworm chew*, flea chew*, vermifug*, sverminante, sverminanti, sverminazion*, compress* antipulci, compress* per i vermi, pastigli* per i vermi, compress* antiparassitari*, pastigli* antiparassitari*, cerenia, maropitant*, cimalgex tablet*, synoquin,
      yumove, joint chew*, joint supplement*, joint tablet*, glucosamin*, condroitin*, cosequin, dasuquin, calming chew*, calming tablet*, zylkene, thyroid chew*, incurin, propalin, phenylpropanolamin*, proin, baytril, enrofloxacin*, marbocyl, marbofloxacin*, metronidazol*, flagyl, stomorgyl, doxycyclin*, doxiciclina, ronaxan, convenia, synulox tablet*, clavaseptin, kesium tablet*, mirataz, semintra,
      amodip, atopica, cyclavance, heart tablets of my dog, pilocarpin*, dog s tablet*, dogs tablet*, dog s pill*, dogs pill*, dog s medic*, dogs medic*, cat s tablet*, cats tablet*, cat s pill*, cats pill*, cat s medic*, cats medic*, pastigli* del cane, pastigli* del gatto, compress* del cane, compress* del gatto, medicin* del cane, medicin* del gatto, farmac* del cane, farmac* del gatto`,
      source: SOURCES.poisonLine,
      reason: {
        en: "More than the prescribed dose of an animal's medicine, or another animal's medicine, needs a call to the vet.",
        it: 'Una dose più alta di quella prescritta, o il farmaco di un altro animale, va segnalata al veterinario.',
      },
    }),
    medicine: 'own',
  },
];
