/** Whether an address may become a link: source addresses come with answers and are not trusted. */
export const isWeb = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? '');
