import {
  createParamDecorator,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import type { VetView } from '../contract/vets.js';
import { AppError } from '../platform/errors/app-error.js';
import { hasPassed } from './vet-session.js';
import { vetView } from './vet.view.js';
import { VetsRepository } from './vets.repository.js';

interface VetRequest extends Request {
  vet?: VetView;
}

/**
 * Admits a vet who has passed the second factor in this session. The vet is read anew for each
 * call: one who is removed is refused at once, by every process.
 */
@Injectable()
export class VetGuard implements CanActivate {
  constructor(private readonly vets: VetsRepository) {}

  /** @throws AppError `NOT_FOUND` to owners, `SECOND_FACTOR_NEEDED` to a vet without the factor. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<VetRequest>();
    const vet = request.user && (await this.vets.findActive(request.user.id));
    if (!vet) throw new AppError('NOT_FOUND');
    if (!hasPassed(request, vet)) throw new AppError('SECOND_FACTOR_NEEDED');
    request.vet = vetView(vet);
    return true;
  }
}

/** The vet whom `VetGuard` has admitted. */
export const CurrentVet = createParamDecorator((_: unknown, context: ExecutionContext): VetView => {
  const { vet } = context.switchToHttp().getRequest<VetRequest>();
  if (!vet) throw new AppError('NOT_FOUND');
  return vet;
});
