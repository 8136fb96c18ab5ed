/** A module of its own, so that it loads apart (`splitRouter` in vite.config.ts). */
export { createBrowserRouter } from 'react-router-dom';
