import {
  createParamDecorator,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { VetView } from '../contract/vets.js';
import { AppError } from '../platform/errors/app-error.js';
import { hasPassed } from './vet-session.js';
import type { Vet } from './vet.entity.js';
import { vetView } from './vet.view.js';
import { VetsRepository } from './vets.repository.js';

interface VetRequest extends Request {
  vet?: VetView;
  vetRow?: Vet;
}

/** Marks a call that is allowed before the second factor is passed. For `VetGuard`. */
export const BeforeSecondFactor = Reflector.createDecorator<boolean>({ transform: () => true });

/**
 * Admits a vet who has passed the second factor in this session. The vet is read on each call, so
 * that every process refuses a removed vet at once.
 */
@Injectable()
export class VetGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly vets: VetsRepository,
  ) {}

  /**
   * @throws AppError `NOT_FOUND` for owners, `SECOND_FACTOR_NEEDED` until the vet has passed it.
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<VetRequest>();
    const vet = request.user && (await this.vets.findActive(request.user.id));
    if (!vet) throw new AppError('NOT_FOUND');
    const isEarly = this.reflector.get(BeforeSecondFactor, context.getHandler());
    if (!isEarly && !hasPassed(request, vet)) throw new AppError('SECOND_FACTOR_NEEDED');
    request.vet = vetView(vet);
    request.vetRow = vet;
    return true;
  }
}

/** The vet whom `VetGuard` has admitted. */
export const CurrentVet = createParamDecorator((_: unknown, context: ExecutionContext): VetView => {
  const { vet } = context.switchToHttp().getRequest<VetRequest>();
  if (!vet) throw new AppError('NOT_FOUND');
  return vet;
});

/** The same vet with everything that this room knows about them. */
export const CurrentVetRow = createParamDecorator((_: unknown, context: ExecutionContext): Vet => {
  const { vetRow } = context.switchToHttp().getRequest<VetRequest>();
  if (!vetRow) throw new AppError('NOT_FOUND');
  return vetRow;
});
