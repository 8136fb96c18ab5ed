const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)/;

const toByte = (linear: number): number => {
  const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(part, 0), 1) * 255);
};

/** A colour written as `oklch()` for readers that know only `rgb()`; any other stays as it is. */
export const rgbOf = (colour: string): string => {
  const [, lightness, percent, chroma, hue] = OKLCH.exec(colour) ?? [];
  if (hue === undefined) return colour;
  const angle = (Number(hue) * Math.PI) / 180;
  const light = Number(lightness) / (percent === '%' ? 100 : 1);
  const a = Number(chroma) * Math.cos(angle);
  const b = Number(chroma) * Math.sin(angle);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `rgb(${[red, green, blue].map(toByte).join(', ')})`;
};
