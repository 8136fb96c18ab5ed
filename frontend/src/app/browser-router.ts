/** A module of its own, so that it gets its own chunk (`splitRouter` in vite.config.ts). */
export { createBrowserRouter } from 'react-router-dom';
