/** Apart, so that it can load when it is needed (see `routerApart` in the build's settings). */
export { createBrowserRouter } from 'react-router-dom';
