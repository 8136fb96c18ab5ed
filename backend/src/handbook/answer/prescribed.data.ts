import type { Language } from '../../contract/languages.js';

/** What a medicine that a vet has prescribed is for; nothing here names a dose. */
export interface PrescribedMedicine {
  named: RegExp;
  /** Completes "It ...". */
  does: Record<Language, string>;
}

/** Medicines that vets prescribe most (MSD Veterinary Manual, drug classes; labels of EMA and FDA). */
export const PRESCRIBED: readonly PrescribedMedicine[] = [
  {
    named: /gabapentin\w*/i,
    does: {
      en: 'calms overexcited nerve cells: vets use it against nerve pain and, as a single dose given beforehand, against fear of noises, visits or travel. It makes many animals sleepy and a little wobbly for some hours',
      it: "calma le cellule nervose troppo eccitate: i veterinari lo usano per il dolore dei nervi e, in dose singola data prima, per la paura di rumori, visite o viaggi. Molti animali per qualche ora sono assonnati e un po' barcollanti",
    },
  },
  {
    named: /trazodon\w*/i,
    does: {
      en: 'takes the edge off fear and helps an animal rest, for visits, noises or the weeks after surgery; sleepiness is common',
      it: 'attenua la paura e aiuta a riposare, per visite, rumori o le settimane dopo un intervento; la sonnolenza è frequente',
    },
  },
  {
    named: /me?thimazol\w*|metimazol\w*|felimazole|tiamazol\w*|thyronorm|carbimazol\w*/i,
    does: {
      en: 'keeps the thyroid from making too much hormone. It works only while it is given, in many cats twice a day at even intervals, and the vet adjusts it by blood tests in the first weeks',
      it: 'impedisce alla tiroide di produrre troppo ormone. Agisce solo finché lo si dà, a molti gatti due volte al giorno a intervalli regolari, e il veterinario lo regola con gli esami del sangue nelle prime settimane',
    },
  },
  {
    named:
      /carprofen|rimadyl|meloxicam|metacam|loxicom|robenacoxib|onsior|firocoxib|previcox|grapiprant|galliprant|cimicoxib|mavacoxib|anti-?inflammator\w*|antinfiammator\w*|painkill\w*|antidolorific\w*|pain (?:relief|medicine|meds?)/i,
    does: {
      en: 'eases pain and inflammation. It is made for animals, usually given with food, and stopped with a call to the vet if there is vomiting, diarrhoea, black stools or no appetite',
      it: 'riduce dolore e infiammazione. È fatto per gli animali, di solito si dà con il cibo, e si sospende telefonando al veterinario se compaiono vomito, diarrea, feci nere o inappetenza',
    },
  },
  {
    named:
      /antibiotic\w*|amoxicillin\w*|clavulan\w*|synulox|doxycyclin\w*|doxiciclin\w*|metronidazol\w*|enrofloxacin\w*|baytril|cefalexin\w*|convenia|marbofloxacin\w*/i,
    does: {
      en: 'fights the bacteria your vet found or suspects. It works only if the whole course is given, even when the animal looks well again',
      it: "combatte i batteri che il veterinario ha trovato o sospetta. Funziona solo se la cura si fa per intero, anche quando l'animale sembra già guarito",
    },
  },
  {
    named: /predniso\w+|dexamethason\w*|desametason\w*|cortison\w*|steroids?/i,
    does: {
      en: 'damps inflammation and itching strongly. More thirst, hunger and urine are usual; it must never be stopped suddenly',
      it: 'spegne con forza infiammazione e prurito. Più sete, fame e pipì sono normali; non va mai sospeso di colpo',
    },
  },
  {
    named: /oclacitinib|apoquel|lokivetmab|cytopoint/i,
    does: {
      en: 'turns off the signal that makes skin itch, usually within a day or two',
      it: 'spegne il segnale che fa prudere la pelle, di solito in uno o due giorni',
    },
  },
  {
    named: /insulin\w*|caninsulin|prozinc|lantus/i,
    does: {
      en: 'lets sugar pass from the blood into the body. Meals and injections keep fixed hours; if the animal does not eat, the vet is asked before it is given',
      it: "fa passare lo zucchero dal sangue al corpo. Pasti e iniezioni hanno orari fissi; se l'animale non mangia, prima si chiede al veterinario",
    },
  },
  {
    named:
      /pimobendan|vetmedin|furosemid\w*|benazepril|fortekor|enalapril|amlodipin\w*|telmisartan|semintra|spironolacton\w*/i,
    does: {
      en: 'supports the heart, the blood pressure or the kidneys, and works only when it is given every day at the same hours',
      it: 'sostiene il cuore, la pressione o i reni, e funziona solo se dato ogni giorno agli stessi orari',
    },
  },
  {
    named:
      /phenobarb\w*|fenobarbital\w*|imepitoin|pexion|potassium bromide|bromuro|levetiracetam|keppra/i,
    does: {
      en: 'raises the threshold for seizures. It must be given on time every day and never be stopped suddenly',
      it: 'alza la soglia delle convulsioni. Va dato puntuale ogni giorno e mai sospeso di colpo',
    },
  },
  {
    named: /maropitant|cerenia|omeprazol\w*|ondansetron|sucralfat\w*/i,
    does: {
      en: 'settles nausea or protects the stomach, so that the animal can eat and rest',
      it: "calma la nausea o protegge lo stomaco, così l'animale può mangiare e riposare",
    },
  },
  {
    named: /tramadol\w*|buprenorphin\w*|buprenorfin\w*|librela|solensia|frunevetmab|bedinvetmab/i,
    does: {
      en: 'eases pain in a way the vet has chosen for this animal',
      it: 'allevia il dolore nel modo che il veterinario ha scelto per questo animale',
    },
  },
];
