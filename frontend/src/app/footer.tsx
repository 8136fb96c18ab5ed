import { useFirstTexts } from '../shared/texts/first';
import { LanguageSwitch } from './preferences';

export const Footer = () => {
  const { common } = useFirstTexts();
  return (
    <footer className="mx-auto flex w-full max-w-[1160px] flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 text-[0.9375rem] text-faint sm:px-6">
      <p>{common.disclaimer}</p>
      <LanguageSwitch />
    </footer>
  );
};
