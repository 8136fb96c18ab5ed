import { Controller, Get, Header, Query } from '@nestjs/common';
import type { EmergencyGuide } from '../contract/emergency-guide.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { emergencyGuide } from '../safety/triage.js';
import { EmergencyGuideDto } from './dto/emergency-guide.dto.js';

/** The emergency page's numbers and first aid; public. */
@Controller('api/emergency-guide')
@Public()
export class EmergencyGuideController {
  @Get()
  @Header('Cache-Control', 'no-cache')
  read(@Query() { language }: EmergencyGuideDto): EmergencyGuide {
    return emergencyGuide(language);
  }
}
