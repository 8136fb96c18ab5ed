# The health check of the image: whether the process in this container can do its work. Every ten
# seconds for as long as it lives, so it is bash alone: to start Node.js takes longer than to ask.
exec 3<>"/dev/tcp/127.0.0.1/${HEALTH_PORT:-${PORT:-3000}}" || exit 1
printf 'GET /health/ready HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r -t 5 _ status _ <&3
[ "$status" = 200 ]
