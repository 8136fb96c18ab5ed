import type { Request, RequestHandler } from 'express';
import { Histogram } from 'prom-client';

const durations = new Histogram({
  name: 'zampa_http_request_duration_seconds',
  help: 'Answered HTTP requests by method, template of the route and class of the status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

/** The route's template; never the path, which clients choose freely. */
export function routeOf({ route }: Request): string | undefined {
  const { path } = (route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : undefined;
}

/** Measures requests until their response is finished. */
export const measureRequests: RequestHandler = (request, response, next) => {
  const startedAt = performance.now();
  response.on('finish', () => {
    const route = routeOf(request);
    const method = route === undefined ? 'any' : request.method;
    const status = `${String(Math.floor(response.statusCode / 100))}xx`;
    const seconds = (performance.now() - startedAt) / 1000;
    durations.observe({ method, route: route ?? 'none', status }, seconds);
  });
  next();
};
