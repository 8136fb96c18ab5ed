import type { Provider, Type } from '@nestjs/common';
import { CalculateCareTool } from './calculate-care.tool.js';
import { CheckDoseTool } from './check-dose.tool.js';
import type { ModelTool } from './model-tool.js';
import { SearchHandbookTool } from './search-handbook.tool.js';

/** Injection token of the list of tools. */
export const MODEL_TOOLS = Symbol('MODEL_TOOLS');

/** In a fixed order: requests must keep the same prefix, so that providers can cache it. */
const TOOLS: Type<ModelTool>[] = [SearchHandbookTool, CheckDoseTool, CalculateCareTool];

export const modelTools: Provider[] = [
  ...TOOLS,
  { provide: MODEL_TOOLS, inject: TOOLS, useFactory: (...tools: ModelTool[]) => tools },
];
