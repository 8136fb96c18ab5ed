import { z } from 'zod';
import { MAX_ID } from '../platform/database/safe-integer.js';

export const petId = z.int().min(1).max(MAX_ID).describe('From list_pets.');
