import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { PaidPlan } from '../contract/plans.js';
import { AllowanceService } from './allowance.service.js';

/** Decorator for `PlanGuard`: the smallest plan that may use an endpoint. */
export const RequiresPlan = Reflector.createDecorator<PaidPlan | undefined>();

/** Admits requests by plan, where `@RequiresPlan()` names one. */
@Injectable()
export class PlanGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly allowance: AllowanceService,
  ) {}

  /** @throws AppError `PLAN_REQUIRED` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const plan = this.reflector.get(RequiresPlan, context.getHandler());
    const { user } = context.switchToHttp().getRequest<Request>();
    if (plan !== undefined && user) await this.allowance.require(user.id, plan);
    return true;
  }
}
