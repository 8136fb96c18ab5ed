import { LANGUAGES } from '@contract/languages';
import { Languages, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { THEMES, type Theme } from '@contract/preferences';
import { useLanguage, usePreferences } from '../shared/preferences.store';
import { useFirstTexts } from '../shared/texts/first';
import { showLanguage } from './preferences-sync';

const THEME_ICONS: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

/** A native select under an icon: no code, and familiar on every device. */
export const ThemeSwitch = () => {
  const { common } = useFirstTexts();
  const { theme, chooseTheme } = usePreferences();
  const Icon = THEME_ICONS[theme];
  return (
    <span className="relative grid size-[44px] shrink-0 place-items-center rounded-full text-soft transition-colors focus-within:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green hover:bg-sunk hover:text-ink">
      <Icon aria-hidden className="size-5" />
      <select
        aria-label={common.theme.label}
        value={theme}
        onChange={({ target }) =>
          chooseTheme(THEMES.find((value) => value === target.value) ?? 'system')
        }
        className="absolute inset-0 cursor-pointer rounded-full bg-card text-ink opacity-0"
      >
        {THEMES.map((value) => (
          <option key={value} value={value}>
            {common.theme[value]}
          </option>
        ))}
      </select>
    </span>
  );
};

export const LanguageSwitch = () => {
  const { common } = useFirstTexts();
  const language = useLanguage();
  return (
    <span className="relative flex items-center text-soft">
      <Languages aria-hidden className="pointer-events-none absolute left-3 size-4.5" />
      <select
        aria-label={common.language.label}
        value={language}
        onChange={({ target }) =>
          void showLanguage(LANGUAGES.find((value) => value === target.value) ?? 'en')
        }
        className="h-11 appearance-none rounded-full border border-line bg-card pr-4 pl-10 text-[0.9375rem] font-medium transition-colors hover:text-ink"
      >
        {LANGUAGES.map((value) => (
          <option key={value} value={value} lang={value}>
            {common.language[value]}
          </option>
        ))}
      </select>
    </span>
  );
};
