/** Manifest entries that the shell, the chat, the pets page and the emergency page need. */
const SHELL_PARTS = [
  'index.html',
  'src/app/app-notices.tsx',
  'src/app/background.ts',
  'src/app/browser-router.ts',
  'src/app/live.ts',
  'src/app/offline-page.tsx',
  'src/app/query-layout.tsx',
  'src/app/reminder-due.tsx',
  'src/app/sign-in-gate.tsx',
  'src/chat/chat-screen.tsx',
  'src/chat/composer/withdrawn.ts',
  'src/chat/emergency/emergency-check.tsx',
  'src/chat/photos/photo-view.tsx',
  'src/chat/removed-pet.tsx',
  'src/chat/share/ways.tsx',
  'src/chat/shortcuts/shortcuts-sheet.tsx',
  'src/chat/story/story-moments.tsx',
  'src/chat/suggestions/suggestion-cards.tsx',
  'src/chat/offers/upgrade-offers.tsx',
  'src/consultations/vet-desk.tsx',
  'src/pets/pets-page.tsx',
  'src/shared/kept.ts',
  'src/shared/take-shared.ts',
  'src/shared/ui/toaster.tsx',
  'src/site/emergency-page.tsx',
];
/** A page waits for the texts of all its parts: one file missing, and no further part opens. */
const TEXTS = /^src\/shared\/texts\//;

/**
 * Entries of Vite's manifest, and everything they import.
 * @param alsoLoaded which of the entries that they load later to add
 */
export const chunksOf = (manifest, names, alsoLoaded = () => false) => {
  const chunks = new Map();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (chunks.has(name)) return;
    chunks.set(name, chunk);
    const { imports = [], dynamicImports = [] } = chunk;
    [...imports, ...dynamicImports.filter(alsoLoaded)].forEach(visit);
  };
  names.forEach(visit);
  return [...chunks.values()];
};

/** Addresses of the files that open without a network, with their texts in every language. */
export const shellFiles = (manifest, parts = SHELL_PARTS) => {
  const chunks = chunksOf(manifest, parts, (name) => TEXTS.test(name));
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)]
    .filter((file) => !file.endsWith('.html'))
    .map((file) => `/${file}`)
    .sort();
};
