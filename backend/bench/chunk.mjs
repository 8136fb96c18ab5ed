/** One event of a model's stream. */
export const chunk = (content) =>
  `data: ${JSON.stringify({
    id: 'stub',
    object: 'chat.completion.chunk',
    model: 'stub',
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  })}\n\n`;
