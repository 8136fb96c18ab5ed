import { Controller, Get, Query } from '@nestjs/common';
import type { SearchReply } from '../../contract/search.js';
import { RateLimit } from '../../platform/http/rate-limit.interceptor.js';
import { UserId } from '../../platform/session/signed-in.guard.js';
import { SearchQueryDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@Controller('api/search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @Get()
  @RateLimit({ name: 'search', points: 120, seconds: 60, by: 'user' })
  find(@UserId() userId: number, @Query() query: SearchQueryDto): Promise<SearchReply> {
    return this.searches.find(userId, query);
  }
}
