/** "al 5 dicembre", "all'8 dicembre". @param day as `Say.day` tells it. */
export const al = (day: string): string => (/^(8|11)\b/.test(day) ? `all'${day}` : `al ${day}`);
