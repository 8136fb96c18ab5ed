import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PreferencesService } from './preferences.service.js';
import { ProfileTotalsService } from './profile-totals.service.js';
import { QuestionCountsRepository } from './question-counts.repository.js';
import { RemovalHooksService } from './removal-hooks.service.js';
import { SignInWaysService } from './life/sign-in-ways.service.js';
import { OfferKey } from './offers/offer-key.js';
import { OffersRepository } from './offers/offers.repository.js';
import { SealedOfferKey } from './offers/sealed-offer-key.entity.js';
import { UsedOffer } from './offers/used-offer.entity.js';
import { UsedOffersService } from './offers/used-offers.service.js';
import { Identity } from './social/identity.entity.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User, Identity, SealedOfferKey, UsedOffer])],
  providers: [
    UsersService,
    PreferencesService,
    QuestionCountsRepository,
    ProfileTotalsService,
    SignInWaysService,
    RemovalHooksService,
    OfferKey,
    OffersRepository,
    UsedOffersService,
  ],
  exports: [
    UsersService,
    PreferencesService,
    QuestionCountsRepository,
    ProfileTotalsService,
    SignInWaysService,
    RemovalHooksService,
    UsedOffersService,
  ],
})
export class AccountsModule {}
