import { cloneElement, isValidElement, type ComponentProps } from 'react';

const BASE =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full border text-center leading-snug font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55';

const VARIANTS = {
  main: 'border-transparent bg-green text-green-ink hover:not-disabled:bg-green/90',
  quiet: 'border-line bg-card text-ink hover:not-disabled:bg-sunk',
  /** On the deep ground, in both themes. */
  light: 'border-transparent bg-deep-ink text-deep-mark hover:not-disabled:bg-deep-ink/90',
  ghost:
    'border-transparent bg-transparent text-soft hover:not-disabled:bg-sunk hover:not-disabled:text-ink',
} as const;

/** What a finger needs does not grow with the letters: their room is for words. */
const SIZES = {
  md: 'min-h-[46px] px-[22px] py-1',
  sm: 'min-h-[44px] px-[18px] py-1 text-[0.9375rem]',
  icon: 'size-[44px]',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Dresses its only child, for instance a `Link`, instead of making a button. */
  asChild?: boolean;
}

export const Button = ({
  variant = 'main',
  size = 'md',
  asChild = false,
  className = '',
  children,
  ...props
}: ButtonProps) => {
  const dress = `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
  if (asChild && isValidElement<{ className: string }>(children)) {
    return cloneElement(children, { className: dress });
  }
  return (
    <button type="button" className={dress} {...props}>
      {children}
    </button>
  );
};
