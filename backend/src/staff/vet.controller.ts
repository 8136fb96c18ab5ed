import { Body, Controller, Get, HttpCode, Post, Put, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { VetDesk, VetEnrolment, VetMe, VetRecoveryCodes } from '../contract/vets.js';
import { VetCodeDto, VetDutyDto, VetHoursDto } from './dto/vets.dto.js';
import { SecondFactorService } from './second-factor.service.js';
import { VetDeskService } from './vet-desk.service.js';
import type { Vet } from './vet.entity.js';
import { BeforeSecondFactor, CurrentVetRow, VetGuard } from './vet.guard.js';

/** A vet's own pages. For anyone else they do not exist. */
@Controller('api/vet')
@UseGuards(VetGuard)
export class VetController {
  constructor(
    private readonly factor: SecondFactorService,
    private readonly desk: VetDeskService,
  ) {}

  @Get('me')
  @BeforeSecondFactor()
  me(@Req() request: Request, @CurrentVetRow() vet: Vet): Promise<VetMe> {
    return this.desk.me(request, vet);
  }

  /** A vet who has passed the current authenticator may set up another one. */
  @Post('factor/enrol')
  @HttpCode(200)
  @BeforeSecondFactor()
  enrol(@Req() request: Request, @CurrentVetRow() vet: Vet): Promise<VetEnrolment> {
    return this.factor.enrol(request, vet);
  }

  @Post('factor/confirm')
  @HttpCode(200)
  @BeforeSecondFactor()
  confirm(
    @Req() request: Request,
    @CurrentVetRow() vet: Vet,
    @Body() { code }: VetCodeDto,
  ): Promise<VetRecoveryCodes> {
    return this.factor.confirm(request, vet, code);
  }

  @Post('factor/verify')
  @HttpCode(204)
  @BeforeSecondFactor()
  verify(
    @Req() request: Request,
    @CurrentVetRow() vet: Vet,
    @Body() { code }: VetCodeDto,
  ): Promise<void> {
    return this.factor.verify(request, vet, code);
  }

  @Put('hours')
  setHours(@CurrentVetRow() vet: Vet, @Body() hours: VetHoursDto): Promise<VetDesk> {
    return this.desk.setHours(vet, hours);
  }

  @Put('duty')
  setDuty(@CurrentVetRow() vet: Vet, @Body() duty: VetDutyDto): Promise<VetDesk> {
    return this.desk.setDuty(vet, duty);
  }
}
