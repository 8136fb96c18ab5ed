import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part that its page can do without. Unlike `late`, it tells nobody, and is small enough for the
 * landing page.
 * @param instead is shown if the code cannot be loaded; by default nothing is.
 */
export const optional = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = () => null,
): ComponentType<P> => {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load().catch(() => instead) }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};
