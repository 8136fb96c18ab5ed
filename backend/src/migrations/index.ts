import { AccountsPetsAndChat1763700000000 } from './1763700000000-accounts-pets-and-chat.js';
import { Billing1763900000000 } from './1763900000000-billing.js';
import { PaymentSandbox1764000000000 } from './1764000000000-payment-sandbox.js';
import { Mail1764000100000 } from './1764000100000-mail.js';
import { AccountLife1764200000000 } from './1764200000000-account-life.js';
import { AroundTheAnswer1764300000000 } from './1764300000000-around-the-answer.js';
import { ConversationSummary1764300100000 } from './1764300100000-conversation-summary.js';
import { GrowthIndexes1764500000000 } from './1764500000000-growth-indexes.js';
import { DataGrowth1764500100000 } from './1764500100000-data-growth.js';
import { UsedOffers1764600000000 } from './1764600000000-used-offers.js';
import { SecureAccount1764700000000 } from './1764700000000-secure-account.js';
import { BigintIdsBeside1764800000000 } from './1764800000000-bigint-ids-beside.js';
import { BigintIds1764800100000 } from './1764800100000-bigint-ids.js';
import { Backups1764900000000 } from './1764900000000-backups.js';
import { SandboxOutside1765000000000 } from './1765000000000-sandbox-outside.js';
import { UserStripeIds1765100000000 } from './1765100000000-user-stripe-ids.js';
import { FillUserStripeIds1765100100000 } from './1765100100000-fill-user-stripe-ids.js';
import { TriageCase1765200000000 } from './1765200000000-triage-case.js';
import { PetFacts1765300000000 } from './1765300000000-pet-facts.js';
import { PetMemories1765300100000 } from './1765300100000-pet-memories.js';
import { Diary1765400000000 } from './1765400000000-diary.js';
import { Push1765410000000 } from './1765410000000-push.js';
import { CalendarFeeds1765410100000 } from './1765410100000-calendar-feeds.js';
import { Support1765500500000 } from './1765500500000-support.js';
import { DiarySuggestions1765500600000 } from './1765500600000-diary-suggestions.js';
import { Reminders1765500700000 } from './1765500700000-reminders.js';
import { ReminderDeclines1765500800000 } from './1765500800000-reminder-declines.js';
import { Summaries1765600000000 } from './1765600000000-summaries.js';
import { AlarmsIndex1765600100000 } from './1765600100000-alarms-index.js';
import { ReminderSuggestions1765600200000 } from './1765600200000-reminder-suggestions.js';
import { Photos1765710000000 } from './1765710000000-photos.js';
import { PetPortraits1765720000000 } from './1765720000000-pet-portraits.js';
import { MessageSearch1765730000000 } from './1765730000000-message-search.js';
import { Manners1765740000000 } from './1765740000000-manners.js';
import { QuestionVersions1765750000000 } from './1765750000000-question-versions.js';
import { ApiTokens1765810000000 } from './1765810000000-api-tokens.js';
import { Webhooks1765830000000 } from './1765830000000-webhooks.js';
import { Vets1765840000000 } from './1765840000000-vets.js';
import { Consultations1765850000000 } from './1765850000000-consultations.js';
import { SupportPromises1765860000000 } from './1765860000000-support-promises.js';
import { BusinessDetails1765860100000 } from './1765860100000-business-details.js';
import { Status1765860200000 } from './1765860200000-status.js';
import { UsageReports1765860300000 } from './1765860300000-usage-reports.js';
import { PushSessions1765860400000 } from './1765860400000-push-sessions.js';
import { PetWeightAt1765860500000 } from './1765860500000-pet-weight-at.js';
import { SearchExtensions1765870000000 } from './1765870000000-search-extensions.js';
import { SavedCards1765880000000 } from './1765880000000-saved-cards.js';
import { DisputedPayments1765880100000 } from './1765880100000-disputed-payments.js';
import { ExpiredQuestions1765880200000 } from './1765880200000-expired-questions.js';
import { VetWaits1765880300000 } from './1765880300000-vet-waits.js';
import { ToldEntries1765880400000 } from './1765880400000-told-entries.js';
import { OwnPrices1765880500000 } from './1765880500000-own-prices.js';
import { DutyStarts1765880600000 } from './1765880600000-duty-starts.js';
import { SweptQuestions1765880700000 } from './1765880700000-swept-questions.js';
import { ClosedCustomers1765880800000 } from './1765880800000-closed-customers.js';
import { SweepIndexes1765880900000 } from './1765880900000-sweep-indexes.js';

/** All migrations, oldest first. */
export const migrations = [
  AccountsPetsAndChat1763700000000,
  Billing1763900000000,
  PaymentSandbox1764000000000,
  Mail1764000100000,
  AccountLife1764200000000,
  AroundTheAnswer1764300000000,
  ConversationSummary1764300100000,
  GrowthIndexes1764500000000,
  DataGrowth1764500100000,
  UsedOffers1764600000000,
  SecureAccount1764700000000,
  BigintIdsBeside1764800000000,
  BigintIds1764800100000,
  Backups1764900000000,
  SandboxOutside1765000000000,
  UserStripeIds1765100000000,
  FillUserStripeIds1765100100000,
  TriageCase1765200000000,
  PetFacts1765300000000,
  PetMemories1765300100000,
  Diary1765400000000,
  Push1765410000000,
  CalendarFeeds1765410100000,
  Support1765500500000,
  DiarySuggestions1765500600000,
  Reminders1765500700000,
  ReminderDeclines1765500800000,
  Summaries1765600000000,
  AlarmsIndex1765600100000,
  ReminderSuggestions1765600200000,
  Photos1765710000000,
  PetPortraits1765720000000,
  MessageSearch1765730000000,
  Manners1765740000000,
  QuestionVersions1765750000000,
  ApiTokens1765810000000,
  Webhooks1765830000000,
  Vets1765840000000,
  Consultations1765850000000,
  SupportPromises1765860000000,
  BusinessDetails1765860100000,
  Status1765860200000,
  UsageReports1765860300000,
  PushSessions1765860400000,
  PetWeightAt1765860500000,
  SearchExtensions1765870000000,
  SavedCards1765880000000,
  DisputedPayments1765880100000,
  ExpiredQuestions1765880200000,
  VetWaits1765880300000,
  ToldEntries1765880400000,
  OwnPrices1765880500000,
  DutyStarts1765880600000,
  SweptQuestions1765880700000,
  ClosedCustomers1765880800000,
  SweepIndexes1765880900000,
];

/**
 * Migrations that the previous version cannot run with: applied only when none of its processes is
 * left. This version works with and without them.
 */
export const contractions: readonly unknown[] = [
  BigintIds1764800100000,
  SandboxOutside1765000000000,
  FillUserStripeIds1765100100000,
];
