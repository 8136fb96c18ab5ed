import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { PlanGuard, RequiresPlan } from '../billing/plan.guard.js';
import type {
  CaseDuty,
  Consultation,
  ConsultationAvailability,
} from '../contract/consultations.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { AvailabilityService } from './availability.service.js';
import { ConsultationsService } from './consultations.service.js';
import {
  ConsultationsQueryDto,
  NewConsultationDto,
  PetQueryDto,
  RatingDto,
} from './dto/consultation.dto.js';

/** Asking takes Expert; questions can be read, withdrawn and rated on every plan. */
@Controller('api/consultations')
@UseGuards(PlanGuard)
export class ConsultationsController {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly availability: AvailabilityService,
  ) {}

  @Get('availability')
  @RequiresPlan('expert')
  whoIsThere(
    @UserId() userId: number,
    @Query() { petId }: PetQueryDto,
  ): Promise<ConsultationAvailability> {
    return this.availability.of(userId, petId);
  }

  @Get()
  list(
    @UserId() userId: number,
    @Query() { petId }: ConsultationsQueryDto,
  ): Promise<Consultation[]> {
    return this.consultations.list(userId, petId);
  }

  @Post()
  @RequiresPlan('expert')
  @RateLimit({ name: 'consultations', by: 'user', points: 20, seconds: 3600 })
  ask(@UserId() userId: number, @Body() asked: NewConsultationDto): Promise<Consultation> {
    return this.consultations.ask(userId, asked);
  }

  @Get(':id')
  read(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<Consultation> {
    return this.consultations.read(userId, id);
  }

  @Get(':id/duty')
  duty(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<CaseDuty> {
    return this.availability.ofCase(userId, id);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  withdraw(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<Consultation> {
    return this.consultations.withdraw(userId, id);
  }

  @Post(':id/rating')
  @HttpCode(200)
  rate(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() rating: RatingDto,
  ): Promise<Consultation> {
    return this.consultations.rate(userId, id, rating);
  }
}
