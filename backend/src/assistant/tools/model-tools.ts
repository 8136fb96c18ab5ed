import type { Provider, Type } from '@nestjs/common';
import { CalculateCareTool } from './calculate-care.tool.js';
import { CheckDoseTool } from './check-dose.tool.js';
import type { ModelTool } from './model-tool.js';
import { SearchHandbookTool } from './search-handbook.tool.js';

/** Injection token of all that a model may look up. */
export const MODEL_TOOLS = Symbol('MODEL_TOOLS');

/** Always in this order: the beginning of requests must not change. */
const TOOLS: Type<ModelTool>[] = [SearchHandbookTool, CheckDoseTool, CalculateCareTool];

export const modelTools: Provider[] = [
  ...TOOLS,
  { provide: MODEL_TOOLS, inject: TOOLS, useFactory: (...tools: ModelTool[]) => tools },
];
