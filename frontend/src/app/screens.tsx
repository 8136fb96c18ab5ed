import { PAGES } from '@contract/pages';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '../site/home-page';
import { Layout } from './layout';

const PetsRoute = lazy(async () => ({ default: (await import('./pets-route')).PetsRoute }));
const ChatRoute = lazy(async () => ({ default: (await import('./chat-route')).ChatRoute }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../site/not-found-page')).NotFoundPage,
}));

const CHAT = [PAGES.chat, PAGES.simpleChat, PAGES.oldChat, PAGES.chatSession];

/** One screen per page of the contract; each but the first loads its own code. */
export const Screens = () => (
  <Routes>
    <Route element={<Layout />}>
      <Route path={PAGES.home} element={<HomePage />} />
      <Route path={PAGES.pets} element={<PetsRoute />} />
      {CHAT.map((path) => (
        <Route key={path} path={path} element={<ChatRoute />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
