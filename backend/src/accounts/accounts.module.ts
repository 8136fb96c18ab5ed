import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RemovalWitnesses } from './removal-witnesses.service.js';
import { SignInWaysService } from './life/sign-in-ways.service.js';
import { OfferKey } from './offers/offer-key.js';
import { UsedOffersService } from './offers/used-offers.service.js';
import { Identity } from './social/identity.entity.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User, Identity])],
  providers: [UsersService, SignInWaysService, RemovalWitnesses, OfferKey, UsedOffersService],
  exports: [UsersService, SignInWaysService, RemovalWitnesses, UsedOffersService],
})
export class AccountsModule {}
