import { billingRoutes } from './billing.routes.js';
import { catalogueRoutes } from './catalogue.routes.js';
import { paymentRoutes } from './payment.routes.js';
import type { Route } from './route.js';

/** Every call that the sandbox knows. */
export const routes: Route[] = [...catalogueRoutes, ...billingRoutes, ...paymentRoutes];
