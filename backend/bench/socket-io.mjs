/** The address at which a plain WebSocket connects to a Socket.IO server. */
export const socketIoAddress = (url, query = '') =>
  `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket${query}`;

const ignore = () => {};

/**
 * The part of Socket.IO that a tab needs, on a plain WebSocket: joins the namespace, answers pings.
 * `auth` is what the tab says about itself. `onEvent` and `onAnswer` get the packet's bytes, which
 * most tabs need not read.
 * @returns a function that emits an event and awaits its answer.
 */
export function talkSocketIo(
  socket,
  { auth, onJoined, onRefused = ignore, onEvent, onAnswer = ignore },
) {
  const join = `40${auth ? JSON.stringify(auth) : ''}`;
  socket.on('message', (data) => {
    const [engine, packet] = data;
    if (engine === 0x30) socket.send(join);
    else if (engine === 0x32) socket.send('3');
    else if (packet === 0x32) onEvent(data);
    else if (packet === 0x33) onAnswer(data);
    else if (packet === 0x30) onJoined();
    else if (packet === 0x34) onRefused(data);
  });
  return (name, payload) => socket.send(`420${JSON.stringify([name, payload])}`);
}

/** Name and payload of an event. */
export const eventOf = (data) => JSON.parse(data.toString('utf8', 2));

/** The answer to the last event emitted. */
export const answerOf = (data) => JSON.parse(data.toString('utf8', 3))[0];
