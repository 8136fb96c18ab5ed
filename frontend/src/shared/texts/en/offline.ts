export const offline = {
  title: "You're offline",
  text: 'This page needs a connection and opens by itself when you are back. Chats and pets that you have opened before can be read meanwhile.',
};
