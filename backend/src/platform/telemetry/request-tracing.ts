import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { routeOf } from '../http/http.metrics.js';
import { tracer } from './spans.js';

/** Starts a trace with each request. A client's trace context is not trusted. */
export const traceRequests: RequestHandler = (request, response, next) => {
  const { method } = request;
  const span = tracer.startSpan(method, {
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method },
  });
  response.on('close', () => {
    const route = routeOf(request);
    const { statusCode } = response;
    span.setAttribute('http.response.status_code', statusCode);
    if (route !== undefined)
      span.updateName(`${method} ${route}`).setAttribute('http.route', route);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(context.active(), span), next);
};
