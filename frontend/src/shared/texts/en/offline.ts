export const offline = {
  title: "You're offline",
  text: 'This page needs a connection and opens by itself when you are back online. Meanwhile you can read the chats and pet profiles you have opened before.',
};
