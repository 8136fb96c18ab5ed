import scene from './hero-scene.svg?url';

/** A dog, a cat and a rabbit under the lamp. As an image it costs the home page no script. */
export const HeroScene = () => (
  <div className="overflow-hidden border-b border-line bg-ground bg-[radial-gradient(ellipse_72%_86%_at_58%_40%,oklch(0.915_0.085_76/.85),oklch(0.94_0.055_74/.5)_42%,oklch(0.955_0.04_74/.16)_70%,transparent)] dark:bg-[radial-gradient(ellipse_72%_86%_at_58%_40%,oklch(0.74_0.125_70/.66),oklch(0.58_0.105_65/.32)_42%,oklch(0.5_0.09_62/.1)_70%,transparent)]">
    <img src={scene} alt="" width={522} height={312} className="-mb-px block h-auto w-full" />
  </div>
);
